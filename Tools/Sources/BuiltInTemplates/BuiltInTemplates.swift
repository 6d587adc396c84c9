/// The templates that are compiled into the program, so that it needs no other file.
///
/// Their files are in the folder `Templates`. A plug-in compiles their texts into this target.
public enum BuiltInTemplates {
    /// The texts of each template: by the template's name, then by path.
    public static let texts: [String: [String: String]] = templateTexts.reduce(into: [:]) { texts, entry in
        let parts = entry.key.split(separator: "/", maxSplits: 1).map(String.init)
        // The string literal does not contain the last line break of the file, so add it.
        texts[parts[0], default: [:]][parts[1]] = entry.value + "\n"
    }
}
