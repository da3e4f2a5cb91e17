// What Scripts/check-objc.sh needs of Objective-C and Foundation to check types: no runtime is behind it.
typedef struct objc_selector *SEL;
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((void *)0)
typedef long NSInteger;
typedef double CGFloat;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; enum name : type

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)new;
+ (instancetype)alloc;
- (instancetype)init;
- (id)performSelector:(SEL)selector withObject:(id)object;
@end

@interface NSString : NSObject
@end

@interface NSDate : NSObject
@end

@interface NSArray : NSObject
+ (instancetype)arrayWithObjects:(const id _Nonnull[])objects count:(unsigned long)count;
@end
