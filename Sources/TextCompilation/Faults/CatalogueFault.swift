/// One thing that is wrong with a catalogue.
package struct CatalogueFault: Hashable {
    /// The key of the text; nil if the whole file is meant.
    var key: String?
    /// The language; nil if all are meant.
    var language: String?
    /// Where it stands in the file, from 1.
    var line = 1
    /// What happened and what to do, in whole sentences.
    var sentence: String

    /// What the build shows, in the form that editors jump to.
    package func message(in path: String) -> String {
        let subject = [key.map { "\"\($0)\"" }, language.map { "in \($0)" }].compactMap { $0 }.joined(separator: " ")
        return "\(path):\(line):1: error: \(subject.isEmpty ? "" : "\(subject): ")\(sentence)"
    }
}
