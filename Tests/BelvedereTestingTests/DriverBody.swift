import BelvedereTesting

#if MAIN_ACTOR_UI
typealias DriverBody = @MainActor (Driver) -> Void
#else
typealias DriverBody = (Driver) -> Void
#endif
