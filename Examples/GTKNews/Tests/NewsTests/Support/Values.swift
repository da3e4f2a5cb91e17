import Foundation
import News

extension Article {
  init(
    id: String,
    title: String,
    author: String = "",
    published: Date,
    updated: Date,
    text: String = "",
    link: URL? = nil
  ) {
    self.init(id: id)
    (self.title, self.author, self.text, self.link) = (title, author, text, link)
    (self.published, self.updated) = (published, updated)
  }
}

extension FeedPage {
  init(title: String, articles: [Article], next: URL? = nil) {
    self.init()
    (self.title, self.articles, self.next) = (title, articles, next)
  }
}
