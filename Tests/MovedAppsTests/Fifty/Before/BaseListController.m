#import "BaseListController.h"

@implementation BaseListController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.tableView];
  [self addHeader];
  [self addFooter];
  [self.tableView.mj_header beginRefreshing];
}

- (void)addHeader {
  __weak typeof(self) weakSelf = self;
  MJRefreshNormalHeader *header = [MJRefreshNormalHeader headerWithRefreshingBlock:^{
    weakSelf.page = 1;
    [weakSelf load];
  }];
  header.lastUpdatedTimeLabel.hidden = YES;
  header.stateLabel.textColor = [UIColor grayColor];
  [header setTitle:@"Loading" forState:MJRefreshStateRefreshing];
  self.tableView.mj_header = header;
}

- (void)addFooter {
  __weak typeof(self) weakSelf = self;
  MJRefreshAutoNormalFooter *footer = [MJRefreshAutoNormalFooter footerWithRefreshingBlock:^{
    weakSelf.page += 1;
    [weakSelf load];
  }];
  [footer setTitle:@"" forState:MJRefreshStateIdle];
  footer.onlyRefreshPerDrag = YES;
  footer.hidden = YES;
  self.tableView.mj_footer = footer;
}

- (void)load {
}

- (void)loadedWithMore:(BOOL)hasMore {
  [self.tableView.mj_header endRefreshing];
  if (hasMore) {
    [self.tableView.mj_footer endRefreshing];
  } else {
    [self.tableView.mj_footer endRefreshingWithNoMoreData];
  }
  self.tableView.mj_footer.hidden = self.rows == 0;
  [self.tableView reloadData];
}

@end
