// What Scripts/check-objc.sh needs of Objective-C to check types: no runtime is behind it.
typedef struct objc_selector *SEL;

__attribute__((objc_root_class))
@interface NSObject
- (instancetype)init;
@end
