import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import TestSupport
import Testing

/// The list of values that one session has received from a shared value.
final class Seen<Value> {
    let dynamic: DynamicValue<Value>
    private(set) var values: [Value] = []
    private var token: BindingToken?

    init(_ dynamic: DynamicValue<Value>) {
        self.dynamic = dynamic
        token = dynamic.bindAndFire { [unowned self] in values.append($0) }
    }
}

/// A session that only listens to a shared value.
struct Observer<Value: Sendable & Equatable>: Sendable {
    let session: Session
    let shared: SharedDynamic<Value>

    init(_ shared: SharedDynamic<Value>) async {
        self.shared = shared
        session = Session()
        await session.perform { context in context.content = Seen(shared.dynamic()) }
    }

    func seen() async -> [Value] {
        await session.perform { context in (context.content as? Seen<Value>)?.values ?? [] }
    }

    /// Waits until the session has received this value as the last one.
    func wait(for value: Value) async throws {
        try await until { await session.perform({ context in (context.content as? Seen<Value>)?.values.last }) == value }
    }

    func close() async { await session.close() }
}
