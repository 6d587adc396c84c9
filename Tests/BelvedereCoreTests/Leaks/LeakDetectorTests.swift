import BelvedereCore
import Testing

/// Tests that the leak detector does nothing in a release build. `make test-address` runs this suite in a release build, and the others in
/// a debug build.
struct LeakDetectorTests {
    @Test func isThereInDebugBuildsAndInNoOthers() {
        onASession {
            #if DEBUG
            #expect(SessionContext.current?.leakDetector != nil)
            #else
            #expect(SessionContext.current?.leakDetector == nil)
            #endif
        }
    }
}
