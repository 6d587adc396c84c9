/// The templates that are part of the program, so that it needs no file beside it.
///
/// The folder `Templates` holds them as they are written. A plug-in compiles their texts into this target.
public enum BuiltInTemplates {
    /// The texts of each template by path, by the name of the template.
    public static let texts: [String: [String: String]] = templateTexts.reduce(into: [:]) { texts, entry in
        let parts = entry.key.split(separator: "/", maxSplits: 1).map(String.init)
        // The literal ends before the last line break of the file.
        texts[parts[0], default: [:]][parts[1]] = entry.value + "\n"
    }
}
