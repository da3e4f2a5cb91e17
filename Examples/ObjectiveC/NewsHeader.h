#import <UIKit/UIKit.h>

// A copy of MJRefresh's, which this class and others of the app go on using.
typedef NS_ENUM(NSInteger, MJRefreshState) {
  MJRefreshStateIdle = 1,
  MJRefreshStatePulling,
  MJRefreshStateRefreshing,
  MJRefreshStateWillRefresh,
  MJRefreshStateNoMoreData
};

// A header of an app that was a subclass of MJRefreshHeader, in Objective-C. Of its code the superclass, two
// properties, the first two methods and the four calls of `super` have changed.
@interface NewsHeader : UIView
@property (nonatomic) MJRefreshState state;
@property (nonatomic) CGFloat pullingPercent;
@end
