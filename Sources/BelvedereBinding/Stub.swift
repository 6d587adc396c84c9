public final class BindingBag { public init() {}; public func cancel() {} }
public protocol BindingOwner: AnyObject { var bindings: BindingBag { get } }
