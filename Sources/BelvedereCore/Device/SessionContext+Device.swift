extension SessionContext {
    /// The person's device.
    public var device: Device { parts.part { Device(context: self) } }
}
