#import "BaseListController.h"
#import "App-Swift.h"

@interface OrdersController : BaseListController
@end

@implementation OrdersController

- (void)addHeader {
  self.tableView.pullHeader = [OverscrollControl headerWithRefreshingTarget:self
                                                              refreshingAction:@selector(reload:)];
}

- (void)addFooter {
  self.tableView.pullFooter = [OverscrollControl backFooterWithRefreshingTarget:self
                                                                  refreshingAction:@selector(more:)];
}

- (void)reload:(OverscrollControl *)sender {
  [self.tableView.pullFooter resetNoMoreData];
  [self load];
}

- (void)more:(OverscrollControl *)sender {
  if (self.tableView.pullHeader.isRefreshing) {
    [sender endRefreshing];
    return;
  }
  [self load];
}

- (void)filterChanged {
  if (self.tableView.pullFooter.state == OverscrollStateNoMoreData) {
    [self.tableView.pullFooter resetNoMoreData];
  }
  self.tableView.pullHeader.refreshingBlock = nil;
  [self.tableView.pullHeader beginRefreshingWithCompletionBlock:^{
    [self.tableView reloadData];
  }];
}

@end
