#import <UIKit/UIKit.h>

@interface BaseListController : UIViewController
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger rows;
- (void)addHeader;
- (void)addFooter;
- (void)load;
- (void)loadedWithMore:(BOOL)hasMore;
@end
