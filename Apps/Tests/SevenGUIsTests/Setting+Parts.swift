import BelvedereTesting

extension Setting {
    /// A setting for tests that check only parts of a screen.
    static var ofParts: Setting {
        var setting = Setting()
        setting.isExhaustive = false
        return setting
    }
}
