#import "BaseListController.h"
#import "App-Swift.h"

@implementation BaseListController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds];
  [self.view addSubview:self.tableView];
  [self addHeader];
  [self addFooter];
  [self.tableView.pullHeader beginRefreshing];
}

- (void)addHeader {
  __weak typeof(self) weakSelf = self;
  OverscrollControl *header = [OverscrollControl headerWithRefreshingBlock:^{
    weakSelf.page = 1;
    [weakSelf load];
  }];
  header.lastUpdatedTimeLabel.hidden = YES;
  header.stateLabel.textColor = [UIColor grayColor];
  [header setTitle:@"Loading" forState:OverscrollStateRefreshing];
  self.tableView.pullHeader = header;
}

- (void)addFooter {
  __weak typeof(self) weakSelf = self;
  OverscrollControl *footer = [OverscrollControl footerWithRefreshingBlock:^{
    weakSelf.page += 1;
    [weakSelf load];
  }];
  [footer setTitle:@"" forState:OverscrollStateIdle];
  footer.onlyRefreshPerDrag = YES;
  footer.hidden = YES;
  self.tableView.pullFooter = footer;
}

- (void)load {
}

- (void)loadedWithMore:(BOOL)hasMore {
  [self.tableView.pullHeader endRefreshing];
  if (hasMore) {
    [self.tableView.pullFooter endRefreshing];
  } else {
    [self.tableView.pullFooter endRefreshingWithNoMoreData];
  }
  self.tableView.pullFooter.hidden = self.rows == 0;
  [self.tableView reloadData];
}

@end
