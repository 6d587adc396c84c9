/// A property of a kind of view, without its types. The kit reads these when it tells a host of a view.
@_spi(Hosting)
nonisolated public struct ErasedProperty: Sendable {
    #if MAIN_ACTOR_UI
    typealias Reader = @MainActor @Sendable (AnyObject) -> PropertyValue?
    #else
    typealias Reader = @Sendable (AnyObject) -> PropertyValue?
    #endif

    let key: PropertyKey
    /// What a host has to be told of a view: its value, and none where it has the default.
    let value: Reader
}
