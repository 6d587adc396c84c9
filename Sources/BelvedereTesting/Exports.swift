@_exported public import Belvedere
@_exported public import BelvedereHeadless
