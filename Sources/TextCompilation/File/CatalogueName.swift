/// The name that a catalogue gives to its texts, and who may use them.
///
/// `HelloTexts.xcstrings` is for its own target, `HelloTexts.package.xcstrings` for the whole package, and
/// `HelloTexts.public.xcstrings` for everybody.
struct CatalogueName: Hashable {
    /// The name of the type.
    let type: String
    /// The access level as Swift writes it.
    let access: String

    /// - Throws: ``CatalogueFaults`` if a part of the name is none that Swift could use.
    init(fileName: String) throws(CatalogueFaults) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false).dropLast()
        type = parts.first.map(String.init) ?? ""
        access = parts.count > 1 ? String(parts[1]) : "internal"
        guard SwiftName.isIdentifier(type), type.first?.isUppercase == true else {
            throw CatalogueFaults(all: [
                CatalogueFault(
                    sentence:
                        "The name of the file becomes the name of a type, and \"\(type)\" can be none. Begin it with a capital letter, followed by letters and digits, such as HelloTexts.xcstrings."
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
