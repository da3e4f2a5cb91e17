#import "NewsHeader.h"

@interface NewsHeader ()
@property (nonatomic, strong) UILabel *label;
@end

@implementation NewsHeader

- (instancetype)initWithFrame:(CGRect)frame {
  if (self = [super initWithFrame:frame]) {
    _state = MJRefreshStateIdle;
    [self prepare];
  }
  return self;
}

- (void)layoutSubviews {
  [self placeSubviews];
  [super layoutSubviews];
}

- (void)prepare {
  self.label = [[UILabel alloc] init];
  self.label.textColor = [UIColor grayColor];
  [self addSubview:self.label];
}

- (void)placeSubviews {
  self.label.frame = self.bounds;
}

- (void)setState:(MJRefreshState)state {
  if (state == _state) return;
  _state = state;
  switch (state) {
    case MJRefreshStateIdle: self.label.text = @"Pull for news"; break;
    case MJRefreshStatePulling: self.label.text = @"Let go for news"; break;
    default: self.label.text = @"Loading news"; break;
  }
}

- (void)setPullingPercent:(CGFloat)pullingPercent {
  _pullingPercent = pullingPercent;
  self.label.alpha = pullingPercent;
}

@end
