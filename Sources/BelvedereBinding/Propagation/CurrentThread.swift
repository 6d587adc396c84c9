#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// The one thread-local of the package, and all else that the package wants of the platform's C library.
@usableFromInline
enum CurrentThread {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            Unmanaged<Propagation>.fromOpaque(pointer).release()
            #else
            if let pointer { Unmanaged<Propagation>.fromOpaque(pointer).release() }
            #endif
        }
        precondition(status == 0, "No thread-local key is left for BelvedereBinding: error \(status).")
        return key
    }()

    /// The state of this thread, made on first use and released when the thread ends.
    ///
    /// Unmanaged, because it outlives every use: only the end of the thread releases it.
    @usableFromInline static var propagation: Unmanaged<Propagation> {
        if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
        return makePropagation()
    }

    @inline(never)
    private static func makePropagation() -> Unmanaged<Propagation> {
        let propagation = Unmanaged.passRetained(Propagation())
        pthread_setspecific(key, propagation.toOpaque())
        return propagation
    }

    /// Puts a state in place for a turn of somebody who is not in the middle of what this thread is.
    ///
    /// - Returns: The state to put back at the end of the turn.
    @usableFromInline
    static func beginTurn(_ starter: any WorkStarter, trace: ((BindingTrace) -> Void)?) -> Turn {
        let current = propagation
        return current._withUnsafeGuaranteedRef { propagation in
            if propagation.isIdle {
                let turn = Turn(replaced: nil, starter: propagation.starter, trace: propagation.traceHandler)
                propagation.starter = starter
                propagation.setTraceHandler(trace)
                return turn
            }
            let fresh = Propagation(outer: propagation)
            fresh.starter = starter
            fresh.setTraceHandler(trace)
            pthread_setspecific(key, Unmanaged.passRetained(fresh).toOpaque())
            return Turn(replaced: current, starter: nil, trace: nil)
        }
    }

    @usableFromInline
    static func endTurn(restoring turn: Turn) {
        if let replaced = turn.replaced {
            propagation.release()
            pthread_setspecific(key, replaced.toOpaque())
        } else {
            propagation._withUnsafeGuaranteedRef { propagation in
                propagation.starter = turn.starter
                propagation.setTraceHandler(turn.trace)
            }
        }
    }

    /// What a turn has replaced.
    @usableFromInline
    struct Turn {
        let replaced: Unmanaged<Propagation>?
        let starter: (any WorkStarter)?
        let trace: ((BindingTrace) -> Void)?
    }

    /// Writes a line to standard error, for reports that nobody has asked to be given.
    static func printToStandardError(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
