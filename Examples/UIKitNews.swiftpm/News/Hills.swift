import UIKit

/// Some hills, 96 by 96 points, instead of a photograph.
@MainActor
enum Hills {
  static let picture = Data(base64Encoded: png).flatMap { UIImage(data: $0) }

  private static let png =
    """
    iVBORw0KGgoAAAANSUhEUgAAAGAAAABgAgMAAACf9p+rAAAACVBMVEXP4/d/qMk8bnEI8NI0AAAA+UlEQVR42u3RPR\
    KDIBCGYSg4AvfxCBZi4RE8hZegT8NM3FMGWH4+41KkzbideeK+oko988wzz/w22rlJBOvcMrhBvsUkmOVNcQabpF2G\
    YR5sEp7LlRkk7hFTYR7BIrfv4Jxc1x0mOfFdtx2WEWBEQ/sC5gJQtxfY6WiHUAGA6NUOoc7++0pEHajDFuGop1PkId\
    F22QgBEkTv+gIVnZgooBMQJkrdZPCQKHUrwKt8owgB2hzRDCe0GSwDYTvX09/ucOSPuiXw0E71fJUgQLteZTihXZ+F\
    GtQEJ9cMhAlObgweEhzZGQIkeDMxECbS1VrBQyIt2CsI8/fwAXUpw4/UGEvEAAAAAElFTkSuQmCC
    """
}
