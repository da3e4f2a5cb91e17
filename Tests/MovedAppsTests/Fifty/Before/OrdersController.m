#import "BaseListController.h"

@interface OrdersController : BaseListController
@end

@implementation OrdersController

- (void)addHeader {
  self.tableView.mj_header = [MJRefreshNormalHeader headerWithRefreshingTarget:self
                                                              refreshingAction:@selector(reload:)];
}

- (void)addFooter {
  self.tableView.mj_footer = [MJRefreshBackNormalFooter footerWithRefreshingTarget:self
                                                                  refreshingAction:@selector(more:)];
}

- (void)reload:(MJRefreshComponent *)sender {
  [self.tableView.mj_footer resetNoMoreData];
  [self load];
}

- (void)more:(MJRefreshComponent *)sender {
  if (self.tableView.mj_header.isRefreshing) {
    [sender endRefreshing];
    return;
  }
  [self load];
}

- (void)filterChanged {
  if (self.tableView.mj_footer.state == MJRefreshStateNoMoreData) {
    [self.tableView.mj_footer resetNoMoreData];
  }
  self.tableView.mj_header.refreshingBlock = nil;
  [self.tableView.mj_header beginRefreshingWithCompletionBlock:^{
    [self.tableView reloadData];
  }];
}

@end
