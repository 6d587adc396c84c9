/// Placeholder until the binding core lands in the next commit.
public final class Dynamic<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
}
