import BelvedereTesting

extension Setting {
    /// For tests that look at parts of a screen and not at all of it.
    static var ofParts: Setting {
        var setting = Setting()
        setting.isExhaustive = false
        return setting
    }
}
