#if !MAIN_ACTOR_UI
import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import Testing

/// Tests of a derived value that depends on itself before it has a first value. The session that reads it ends, and no other session.
struct SessionFailureTests {
    final class Cart: ViewModel {
        private(set) lazy var total: Derived<Int> = Derived(name: "total") { [unowned self] in total.value + 1 }
    }

    /// The failures that a session has reported.
    final class Reports {
        var diagnostics: [Diagnostic] = []
    }

    @Test func theSessionEndsAndSaysWhichValueItWas() async throws {
        let session = Session()
        let other = Session()
        let (value, reports) = await session.run { context in
            let reports = Reports()
            context.reportDiagnostic = { reports.diagnostics.append($0) }
            let cart = Cart()
            context.content = cart
            return (cart.total.value, reports.diagnostics.map(\.description))
        }
        #expect(value == 0)
        #expect(reports.count == 1)
        #expect(
            reports.first == """
                BV0008: A session was ended because it read a value that cannot be computed. A derived value depends on itself: total. It \
                keeps its earlier value; without one it reads as empty. Look for the closure that reads its own derived value, directly \
                or through other derived values.
                  Why it matters: The value was never known, so the session would show and use a wrong one. Other sessions continue.
                  How to fix it: Give the values names, as in Derived(name: "total") { ... }, and change them so that none of the \
                values in this report reads itself.
                  More: documentation/belvederecore/bv0008
                """
        )
        await session.run { _ in await Task.yield() }
        #expect(await session.perform { $0.isClosed })
        #expect(await other.perform { !$0.isClosed })
    }

    @Test func aHostThatKeepsSessionsEndsItsOwn() async {
        let session = Session()
        let isTold = await session.run { context in
            var isTold = false
            context.reportDiagnostic = { _ in }
            context.onFailure = {
                isTold = true
                context.close()
            }
            let cart = Cart()
            context.content = cart
            _ = cart.total.value
            // The code with the mistake runs to its end before the session ends.
            let wasTold = isTold
            for _ in 0..<3 { await Task.yield() }
            return !wasTold && isTold
        }
        #expect(isTold)
        #expect(await session.perform { $0.isClosed })
    }
}
#endif
