@_exported public import BelvedereBinding
@_exported public import BelvedereCore
