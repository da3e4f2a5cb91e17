// The classes of UIKit that Objective-C and Swift share. The signatures are those of Apple's documentation.
#import "../Foundation/Foundation.h"

#pragma clang assume_nonnull begin
#define ON_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

@interface UIColor : NSObject
@property (class, readonly) UIColor *grayColor;
@property (class, readonly) UIColor *redColor;
@end

@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)size;
@end

@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end

ON_MAIN_ACTOR @interface UIResponder : NSObject
@end

ON_MAIN_ACTOR @interface UIView : UIResponder
@property (nonatomic) CGRect frame;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)addSubview:(UIView *)view;
- (void)layoutSubviews;
- (void)setNeedsLayout;
@end

ON_MAIN_ACTOR @interface UILabel : UIView
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, strong, nullable) UIColor *textColor;
@end

ON_MAIN_ACTOR @interface UIScrollView : UIView
@end

ON_MAIN_ACTOR @interface UITableView : UIScrollView
- (void)reloadData;
@end

ON_MAIN_ACTOR @interface UIViewController : UIResponder
@property (nonatomic, strong) UIView *view;
- (void)viewDidLoad;
@end
#pragma clang assume_nonnull end
