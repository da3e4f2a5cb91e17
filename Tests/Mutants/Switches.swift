internal import CSwitches
internal import OverscrollMath

// What Scripts/mutants.py writes in the place of operators, literals, conditions and statements. Each
// function returns what the original gives, or the variant that the process has been started with:
// variant 0 has the number of the site, variant 1 the next number.

/// Whether a statement stays.
@usableFromInline
func mutantKept(_ site: Int32) -> Bool { overscroll_variant(site) != 0 }

/// A condition; the variants are true and false.
@usableFromInline
func mutantFlag(_ site: Int32, _ value: Bool) -> Bool {
  switch overscroll_variant(site) {
  case 0: true
  case 1: false
  default: value
  }
}

/// The literal `true` or `false`; the variant is the other one.
@usableFromInline
func mutantTruth(_ site: Int32, _ value: Bool) -> Bool {
  overscroll_variant(site) == 0 ? !value : value
}

@usableFromInline
func mutantLess<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> Bool {
  switch overscroll_variant(site) {
  case 0: a <= b
  case 1: true
  case 2: false
  default: a < b
  }
}

@usableFromInline
func mutantLessOrEqual<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> Bool {
  switch overscroll_variant(site) {
  case 0: a < b
  case 1: true
  case 2: false
  default: a <= b
  }
}

@usableFromInline
func mutantGreater<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> Bool {
  switch overscroll_variant(site) {
  case 0: a >= b
  case 1: true
  case 2: false
  default: a > b
  }
}

@usableFromInline
func mutantGreaterOrEqual<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> Bool {
  switch overscroll_variant(site) {
  case 0: a > b
  case 1: true
  case 2: false
  default: a >= b
  }
}

@usableFromInline
func mutantAnd(_ site: Int32, _ a: Bool, _ b: @autoclosure () -> Bool) -> Bool {
  overscroll_variant(site) == 0 ? a || b() : a && b()
}

@usableFromInline
func mutantOr(_ site: Int32, _ a: Bool, _ b: @autoclosure () -> Bool) -> Bool {
  overscroll_variant(site) == 0 ? a && b() : a || b()
}

@usableFromInline
func mutantAdd<T: AdditiveArithmetic>(_ site: Int32, _ a: T, _ b: T) -> T {
  overscroll_variant(site) == 0 ? a - b : a + b
}

@usableFromInline
func mutantSubtract<T: AdditiveArithmetic>(_ site: Int32, _ a: T, _ b: T) -> T {
  overscroll_variant(site) == 0 ? a + b : a - b
}

@usableFromInline
func mutantMultiply<T: BinaryInteger>(_ site: Int32, _ a: T, _ b: T) -> T {
  overscroll_variant(site) == 0 ? a / b : a * b
}

@usableFromInline
func mutantDivide<T: BinaryInteger>(_ site: Int32, _ a: T, _ b: T) -> T {
  overscroll_variant(site) == 0 ? a * b : a / b
}

@usableFromInline
func mutantNegate<T: SignedNumeric>(_ site: Int32, _ value: T) -> T {
  overscroll_variant(site) == 0 ? value : -value
}

/// The number 0; the variant is 1.
@usableFromInline
func mutantZero<T: Numeric>(_ site: Int32, _ value: T) -> T {
  overscroll_variant(site) == 0 ? 1 : value
}

/// Any other whole number; the variants are 0 and one more.
@usableFromInline
func mutantWhole<T: Numeric>(_ site: Int32, _ value: T) -> T {
  switch overscroll_variant(site) {
  case 0: 0
  case 1: value + 1
  default: value
  }
}

/// Any other number; the variants are 0 and half as much again.
@usableFromInline
func mutantFraction(_ site: Int32, _ value: Double) -> Double {
  switch overscroll_variant(site) {
  case 0: 0
  case 1: value * 1.5
  default: value
  }
}

/// The literal `.infinity`; the variant is 0.
@usableFromInline
func mutantInfinity(_ site: Int32, _ value: Double) -> Double {
  overscroll_variant(site) == 0 ? 0 : value
}

@usableFromInline
func mutantMin<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> T {
  switch overscroll_variant(site) {
  case 0: a
  case 1: b
  default: min(a, b)
  }
}

@usableFromInline
func mutantMax<T: Comparable>(_ site: Int32, _ a: T, _ b: T) -> T {
  switch overscroll_variant(site) {
  case 0: a
  case 1: b
  default: max(a, b)
  }
}

@usableFromInline
func mutantMax<T: Comparable>(_ site: Int32, _ a: T, _ b: T, _ c: T) -> T {
  switch overscroll_variant(site) {
  case 0: max(b, c)
  case 1: max(a, c)
  case 2: max(a, b)
  default: max(a, b, c)
  }
}

@usableFromInline
func mutantMagnitude(_ site: Int32, _ value: Double) -> Double {
  overscroll_variant(site) == 0 ? value : abs(value)
}

@usableFromInline
func mutantClamp(_ site: Int32, _ value: Double, to range: ClosedRange<Double>) -> Double {
  overscroll_variant(site) == 0 ? value : clamp(value, to: range)
}

/// What `if let` and `guard let` unwrap; the variant is nil.
@usableFromInline
func mutantSome<T>(_ site: Int32, _ value: T?) -> T? {
  overscroll_variant(site) == 0 ? nil : value
}

/// The operator `??`; the variant is its second operand.
@usableFromInline
func mutantCoalesce<T>(_ site: Int32, _ a: T?, _ b: @autoclosure () -> T) -> T {
  overscroll_variant(site) == 0 ? b() : a ?? b()
}

/// The case of an enum; the variant is the next one.
@usableFromInline
func mutantCase<T>(_ site: Int32, _ value: T, _ next: T) -> T {
  overscroll_variant(site) == 0 ? next : value
}

// The same for `Double`.

@usableFromInline
func mutantDoubleAdd(_ site: Int32, _ a: Double, _ b: Double) -> Double {
  overscroll_variant(site) == 0 ? a - b : a + b
}

@usableFromInline
func mutantDoubleSubtract(_ site: Int32, _ a: Double, _ b: Double) -> Double {
  overscroll_variant(site) == 0 ? a + b : a - b
}

@usableFromInline
func mutantDoubleMultiply(_ site: Int32, _ a: Double, _ b: Double) -> Double {
  overscroll_variant(site) == 0 ? a / b : a * b
}

@usableFromInline
func mutantDoubleDivide(_ site: Int32, _ a: Double, _ b: Double) -> Double {
  overscroll_variant(site) == 0 ? a * b : a / b
}

@usableFromInline
func mutantDoubleNegate(_ site: Int32, _ value: Double) -> Double {
  overscroll_variant(site) == 0 ? value : -value
}

@usableFromInline
func mutantDoubleZero(_ site: Int32, _ value: Double) -> Double {
  overscroll_variant(site) == 0 ? 1 : value
}

@usableFromInline
func mutantDoubleWhole(_ site: Int32, _ value: Double) -> Double {
  switch overscroll_variant(site) {
  case 0: 0
  case 1: value + 1
  default: value
  }
}
