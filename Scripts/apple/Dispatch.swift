// What the kit uses of Dispatch, declared for Apple's platforms. `Scripts/check-apple` compiles it and nothing runs it.

public final class DispatchQueue: Sendable {
    public class func global() -> DispatchQueue { DispatchQueue() }

    // Apple's SDK declares a block. Blocks need Objective-C, which the check goes without.
    public func async(execute work: @escaping @Sendable () -> Void) {}
}
