extension SessionEnvironment {
    /// What the session that the calling code runs on knows of its person; nil where no session runs.
    ///
    /// Code that is given an environment uses that one. This is for values that are told to people and that code asks for in
    /// many places, such as texts: they would otherwise have to be handed on to every view.
    public static var current: SessionEnvironment? {
        #if MAIN_ACTOR_UI
        CurrentSession.ofTask?.environment ?? CurrentSession.environmentOfApplication
        #else
        SessionExecutor.current?.context?.environment
        #endif
    }
}
