import BelvedereCore
import Testing

/// The detector costs a release build nothing. `make test-address` runs this suite as it is shipped, the others as it is
/// developed.
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
