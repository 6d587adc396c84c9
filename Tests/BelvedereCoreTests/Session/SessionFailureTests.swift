#if !MAIN_ACTOR_UI
import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import Testing

/// A value that needs itself before it has ever had a value ends the session that reads it, and no other.
struct SessionFailureTests {
    final class Cart: ViewModel {
        private(set) lazy var total: Derived<Int> = Derived(name: "total") { [unowned self] in total.value + 1 }
    }

    /// What a session has reported.
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
                BV0008: A session was ended because a value was read that cannot be computed. A derived value needs itself to \
                be computed: total. It keeps the value it had before; one that never had a value reads as nothing. Look for \
                the closure that reads, perhaps by way of other derived values, the one it computes.
                  Why it matters: The value was never known, so the session would show and use an invented one. Other \
                sessions go on.
                  How to mend it: Give the values names, as in Derived(name: "total") { ... }, and let none of those named \
                here read itself.
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
            // The code that made the mistake runs to its end first.
            let wasTold = isTold
            for _ in 0..<3 { await Task.yield() }
            return !wasTold && isTold
        }
        #expect(isTold)
        #expect(await session.perform { $0.isClosed })
    }
}
#endif
