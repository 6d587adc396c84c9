/// One fault of a catalogue.
package struct CatalogueFault: Hashable {
    /// The key of the text; nil if the fault concerns the whole file.
    var key: String?
    /// The language; nil if the fault concerns all languages.
    var language: String?
    /// The line of the fault in the file, from 1.
    var line = 1
    /// The problem and its solution, in whole sentences.
    var sentence: String

    /// Returns the fault as a line of build output (`path:line:1: error: …`), so that editors can jump to the line.
    package func message(in path: String) -> String {
        let subject = [key.map { "\"\($0)\"" }, language.map { "in \($0)" }].compactMap { $0 }.joined(separator: " ")
        return "\(path):\(line):1: error: \(subject.isEmpty ? "" : "\(subject): ")\(sentence)"
    }
}
