internal import BelvedereInspector
internal import SourceCode

extension PatternStrip {
    /// The strip of the gallery. Its links lead to the source code and to the tests that are compiled into this program.
    static let gallery: PatternStrip = {
        var strip = PatternStrip()
        strip.code = { SourceLibrary.shared.file(ofType: $0)?.address }
        strip.test = { type in SourceLibrary.shared.test(ofType: type).map { Page($0.name, address: $0.address) } }
        strip.source = { SourceLibrary.shared.source(at: $0, lines: 4) }
        return strip
    }()
}
