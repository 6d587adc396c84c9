extension SessionEnvironment {
    /// The environment of the calling code's session; `nil` outside every session.
    ///
    /// If code has received an environment as an argument, it should use that one. This property is for texts that are shown to people,
    /// because otherwise every view would have to pass the environment on.
    public static var current: SessionEnvironment? {
        #if MAIN_ACTOR_UI
        CurrentSession.ofTask?.environment ?? CurrentSession.environmentOfApplication
        #else
        SessionExecutor.current?.context?.environment
        #endif
    }
}
