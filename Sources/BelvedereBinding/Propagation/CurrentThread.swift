#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

#if os(Linux)
internal import CThreadLocal
#else
internal import Synchronization
#endif

/// The one thread-local of the package, and all else that the package wants of the platform's C library.
@usableFromInline
enum CurrentThread {
    #if !os(Linux)
    /// The key, once it has been made; until then the highest number.
    ///
    /// Beside `madeKey`, because a constant that is computed is asked for with a call each time.
    private static let key = Atomic<UInt>(UInt.max)
    #endif
    private static let madeKey: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            Unmanaged<Propagation>.fromOpaque(pointer).release()
            #else
            #if os(Linux)
            // What this releases may read a dynamic, which makes a new state.
            thread_local_store(nil)
            #endif
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
        existing ?? makePropagation()
    }

    /// The state of this thread, if it has one.
    @inline(__always)
    static var existing: Unmanaged<Propagation>? { stored.map { Unmanaged.fromOpaque($0) } }

    /// Where the state of this thread is, if it has one. On Linux the compiler knows where a pointer of each thread is; elsewhere the platform's
    /// table of such pointers is asked.
    @inline(__always)
    private static var stored: UnsafeMutableRawPointer? {
        #if os(Linux)
        return thread_local_load()
        #else
        let key = key.load(ordering: .relaxed)
        return key == .max ? nil : pthread_getspecific(pthread_key_t(truncatingIfNeeded: key))
        #endif
    }

    /// Keeps the state of this thread. The platform's table releases it when the thread ends, also where reads do not ask the table.
    private static func store(_ propagation: Unmanaged<Propagation>) {
        pthread_setspecific(madeKey, propagation.toOpaque())
        #if os(Linux)
        thread_local_store(propagation.toOpaque())
        #endif
    }

    @inline(never)
    private static func makePropagation() -> Unmanaged<Propagation> {
        #if !os(Linux)
        // Another thread may have made the key, or this one may not have seen it, yet.
        key.store(UInt(madeKey), ordering: .relaxed)
        if let pointer = pthread_getspecific(madeKey) { return Unmanaged.fromOpaque(pointer) }
        #endif
        let propagation = Unmanaged.passRetained(Propagation())
        store(propagation)
        return propagation
    }

    /// The address below which the stack of this thread is nearly full. Where the platform does not say, a
    /// small stack is taken for granted.
    ///
    /// The rest of the stack is for the code of authors and for the report.
    static var stackLimit: UInt {
        #if canImport(Darwin)
        let thread = pthread_self()
        let size = UInt(pthread_get_stacksize_np(thread))
        let lowest = UInt(bitPattern: pthread_get_stackaddr_np(thread)) - size
        #else
        // Looked up by its name, because the headers offer it only to who asks for all that is not portable; the type is
        // the one of the manual.
        typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
        guard let symbol = dlsym(nil, "pthread_getattr_np") else { return stackPointer - 192 * 1024 }
        let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
        var attributes = pthread_attr_t()
        guard getAttributes(pthread_self(), &attributes) == 0 else { return stackPointer - 192 * 1024 }
        defer { pthread_attr_destroy(&attributes) }
        var address: UnsafeMutableRawPointer?
        var bytes = 0
        guard pthread_attr_getstack(&attributes, &address, &bytes) == 0 else { return stackPointer - 192 * 1024 }
        let size = UInt(bytes)
        let lowest = UInt(bitPattern: address)
        #endif
        return lowest + min(size / 3, 192 * 1024)
    }

    /// Whether the stack is nearly full.
    ///
    /// An address far below the limit is none of this stack, as when a sanitizer keeps variables elsewhere.
    @inline(__always)
    static func isStackNearlyFull(_ limit: UInt) -> Bool {
        // One comparison: an address above the limit wraps around and is far away, too.
        limit &- 1 &- stackPointer < 192 * 1024
    }

    /// Lets the processor fetch memory before it is needed. Elsewhere than on Linux this does nothing.
    @inline(__always)
    static func prefetch(_ address: UnsafeRawPointer) {
        #if os(Linux)
        prefetch_memory(address)
        #endif
    }

    /// An address near the end of what is used of the stack.
    @inline(__always)
    static var stackPointer: UInt {
        #if os(Linux)
        return UInt(bitPattern: stack_address())
        #else
        return addressOfLocal
        #endif
    }

    #if !os(Linux)
    @inline(never)
    private static var addressOfLocal: UInt {
        var place: UInt8 = 0
        return withUnsafeMutablePointer(to: &place) { UInt(bitPattern: $0) }
    }
    #endif

    /// Puts a state in place for a turn of somebody who is not in the middle of what this thread is.
    ///
    /// - Returns: The state to put back at the end of the turn.
    @usableFromInline
    static func beginTurn(_ starter: any WorkStarter, trace: ((BindingTrace) -> Void)?) -> Turn {
        beginTurn(starter, trace: trace, steps: nil)
    }

    static func beginTurn(
        _ starter: any WorkStarter, trace: ((BindingTrace) -> Void)?, steps: ((BindingStep) -> Void)?
    ) -> Turn {
        let current = propagation
        return current._withUnsafeGuaranteedRef { propagation in
            if propagation.isIdle {
                let turn = Turn(
                    replaced: nil, starter: propagation.starter, trace: propagation.traceHandler, steps: propagation.stepHandler
                )
                propagation.starter = starter
                propagation.setTraceHandler(trace)
                propagation.setStepHandler(steps)
                return turn
            }
            let fresh = Propagation(outer: propagation)
            fresh.starter = starter
            fresh.setTraceHandler(trace)
            fresh.setStepHandler(steps)
            store(Unmanaged.passRetained(fresh))
            return Turn(replaced: current, starter: nil, trace: nil, steps: nil)
        }
    }

    @usableFromInline
    static func endTurn(restoring turn: Turn) {
        if let replaced = turn.replaced {
            let ended = propagation
            store(replaced)
            ended.release()
            // What the turn has changed may have been looked at before it.
            replaced._withUnsafeGuaranteedRef { $0.epoch = ChangeEpoch.current }
        } else {
            propagation._withUnsafeGuaranteedRef { propagation in
                propagation.starter = turn.starter
                propagation.setTraceHandler(turn.trace)
                propagation.setStepHandler(turn.steps)
            }
        }
    }

    /// What a turn has replaced.
    @usableFromInline
    struct Turn {
        let replaced: Unmanaged<Propagation>?
        let starter: (any WorkStarter)?
        let trace: ((BindingTrace) -> Void)?
        let steps: ((BindingStep) -> Void)?
    }

    /// Writes a line to standard error, for reports that nobody has asked to be given.
    static func printToStandardError(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    }
}
