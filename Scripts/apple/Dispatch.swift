// The part of Dispatch that the kit uses, declared for Apple's platforms. `Scripts/check-apple` compiles it and no program runs it.

public final class DispatchQueue: Sendable {
    public class func global() -> DispatchQueue { DispatchQueue() }

    // Apple's SDK declares a block. Blocks need Objective-C, which the check does not have.
    public func async(execute work: @escaping @Sendable () -> Void) {}
}
