// The types and constants of Apple's MacTypes.h (usr/include of the SDK; Apple documents them at
// https://developer.apple.com/documentation/kernel/mactypes_h), which Foundation and UIKit export
// on Apple platforms. One of our types with such a name is ambiguous there; a declaration in the
// target takes precedence.
//
// Excluded are the names that Swift itself has: UInt8 to UInt64, Float32, Float64, Float80,
// Duration.

// Base integer, fixed point and floating point types.
public typealias SInt8 = Int8
public typealias SInt16 = Int16
public typealias SInt32 = Int32
public typealias SInt64 = Int64
public struct wide {}
public struct UnsignedWide {}
public typealias Fixed = SInt32
public typealias FixedPtr = UnsafeMutablePointer<Fixed>
public typealias Fract = SInt32
public typealias FractPtr = UnsafeMutablePointer<Fract>
public typealias UnsignedFixed = UInt32
public typealias UnsignedFixedPtr = UnsafeMutablePointer<UnsignedFixed>
public typealias ShortFixed = Int16
public typealias ShortFixedPtr = UnsafeMutablePointer<ShortFixed>
public struct Float96 {}
public struct Float32Point {}

// Memory and higher level types.
public typealias Ptr = UnsafeMutablePointer<CChar>
public typealias Handle = UnsafeMutablePointer<Ptr?>
public typealias Size = Int
public typealias OSErr = SInt16
public typealias OSStatus = SInt32
public typealias LogicalAddress = UnsafeMutableRawPointer
public typealias ConstLogicalAddress = UnsafeRawPointer
public typealias PhysicalAddress = UnsafeMutableRawPointer
public typealias BytePtr = UnsafeMutablePointer<UInt8>
public typealias ByteCount = UInt
public typealias ByteOffset = UInt
public typealias AbsoluteTime = UnsignedWide
public typealias OptionBits = UInt32
public typealias ItemCount = UInt
public typealias PBVersion = UInt32
public typealias ScriptCode = SInt16
public typealias LangCode = SInt16
public typealias RegionCode = SInt16
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
public typealias ResType = FourCharCode
public typealias OSTypePtr = UnsafeMutablePointer<OSType>
public typealias ResTypePtr = UnsafeMutablePointer<ResType>
public typealias Boolean = UInt8
public typealias ProcPtr = @convention(c) () -> Int
public typealias Register68kProcPtr = @convention(c) () -> Void
public typealias UniversalProcPtr = ProcPtr
public typealias ProcHandle = UnsafeMutablePointer<ProcPtr?>
public typealias UniversalProcHandle = UnsafeMutablePointer<UniversalProcPtr?>
public typealias PRefCon = UnsafeMutableRawPointer
public typealias URefCon = UnsafeMutableRawPointer
public typealias SRefCon = UnsafeMutableRawPointer

// Constants.
public let noErr = 0
public let kNilOptions = 0
public let kVariableLengthArray = 1
public let kUnknownType = 0x3F3F_3F3F

// Strings.
public typealias UnicodeScalarValue = UInt32
public typealias UTF32Char = UInt32
public typealias UniChar = UInt16
public typealias UTF16Char = UInt16
public typealias UTF8Char = UInt8
public typealias UniCharPtr = UnsafeMutablePointer<UniChar>
public typealias UniCharCount = UInt
public typealias UniCharCountPtr = UnsafeMutablePointer<UniCharCount>
public struct Str255 {}
public struct Str63 {}
public struct Str32 {}
public struct Str31 {}
public struct Str27 {}
public struct Str15 {}
public struct Str32Field {}
public typealias StrFileName = Str63
public typealias StringPtr = UnsafeMutablePointer<UInt8>
public typealias StringHandle = UnsafeMutablePointer<StringPtr?>
public typealias ConstStringPtr = UnsafePointer<UInt8>
public typealias ConstStr255Param = UnsafePointer<UInt8>
public typealias ConstStr63Param = UnsafePointer<UInt8>
public typealias ConstStr32Param = UnsafePointer<UInt8>
public typealias ConstStr31Param = UnsafePointer<UInt8>
public typealias ConstStr27Param = UnsafePointer<UInt8>
public typealias ConstStr15Param = UnsafePointer<UInt8>
public typealias ConstStrFileNameParam = ConstStr63Param
public struct ProcessSerialNumber {}
public typealias ProcessSerialNumberPtr = UnsafeMutablePointer<ProcessSerialNumber>

// Quickdraw.
public struct Point {
  public var v: Int16
  public var h: Int16
}
public typealias PointPtr = UnsafeMutablePointer<Point>
public struct Rect {
  public var top: Int16
  public var left: Int16
  public var bottom: Int16
  public var right: Int16
}
public typealias RectPtr = UnsafeMutablePointer<Rect>
public struct FixedPoint {}
public struct FixedRect {}
public typealias CharParameter = Int16
public let normal = 0
public let bold = 1
public let italic = 2
public let underline = 4
public let outline = 8
public let shadow = 0x10
public let condense = 0x20
public let extend = 0x40
public typealias Style = UInt8
public typealias StyleParameter = Int16
public typealias StyleField = Style

// QuickTime's time base.
public typealias TimeValue = SInt32
public typealias TimeScale = SInt32
public typealias CompTimeValue = wide
public typealias TimeValue64 = SInt64
public typealias TimeBase = OpaquePointer
public struct TimeRecord {}

// Versions, and old names.
public struct NumVersion {}
public let developStage = 0x20
public let alphaStage = 0x40
public let betaStage = 0x60
public let finalStage = 0x80
public struct NumVersionVariant {}
public typealias NumVersionVariantPtr = UnsafeMutablePointer<NumVersionVariant>
public typealias NumVersionVariantHandle = UnsafeMutablePointer<NumVersionVariantPtr?>
public struct VersRec {}
public typealias VersRecPtr = UnsafeMutablePointer<VersRec>
public typealias VersRecHndl = UnsafeMutablePointer<VersRecPtr?>
public typealias Byte = UInt8
public typealias SignedByte = SInt8
public typealias WidePtr = UnsafeMutablePointer<wide>
public typealias UnsignedWidePtr = UnsafeMutablePointer<UnsignedWide>
public struct extended80 {}
public struct extended96 {}
public typealias VHSelect = SInt8
