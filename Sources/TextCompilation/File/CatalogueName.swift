/// The Swift type name of a catalogue's texts, and their access level. Both come from the name of the file.
///
/// The texts of `HelloTexts.xcstrings` are visible in their own target, those of `HelloTexts.package.xcstrings` in the whole package, and
/// those of `HelloTexts.public.xcstrings` everywhere.
struct CatalogueName: Hashable {
    /// The name of the type.
    let type: String
    /// The access level as a Swift keyword, such as `public`.
    let access: String

    /// - Throws: ``CatalogueFaults`` if a part of the file's name is not valid in Swift.
    init(fileName: String) throws(CatalogueFaults) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false).dropLast()
        type = parts.first.map(String.init) ?? ""
        access = parts.count > 1 ? String(parts[1]) : "internal"
        guard SwiftName.isIdentifier(type), type.first?.isUppercase == true else {
            throw CatalogueFaults(all: [
                CatalogueFault(
                    sentence:
                        "The name of the file becomes the name of a type, but \"\(type)\" is not a valid name. Begin it with a capital letter, followed by letters and digits, such as HelloTexts.xcstrings."
                )
            ])
        }
        guard parts.count <= 2, ["internal", "package", "public"].contains(access) else {
            throw CatalogueFaults(all: [
                CatalogueFault(
                    sentence:
                        "The name of the file says who may use the texts, and \"\(parts.dropFirst().joined(separator: "."))\" is no access level. Use \(type).xcstrings, \(type).package.xcstrings or \(type).public.xcstrings."
                )
            ])
        }
    }
}
