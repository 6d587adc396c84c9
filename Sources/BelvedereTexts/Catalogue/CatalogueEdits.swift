#if DEBUG && !MAIN_ACTOR_UI
internal import BelvedereCore
internal import Synchronization

/// The edited texts of a catalogue, and the texts that the program has read for itself.
///
/// The program can keep a text that it reads outside a session, for example in a constant. Such a text would stay on the pages, so a
/// catalogue with an edit of it is not accepted.
final class CatalogueEdits: EditedTexts.Catalogue {
    private struct State {
        var texts: [String: [CatalogueText]]
        var isAdded = false
        /// The places of the texts that were read outside a session.
        var keptPlaces: Set<Int> = []
    }

    private let file: String
    private let state: Mutex<State>

    /// - Parameters:
    ///   - texts: The compiled texts by language.
    ///   - file: The file with the compiled texts, as `#fileID` names it.
    init(of texts: [String: [CatalogueText]], in file: String) {
        self.file = file
        state = Mutex(State(texts: texts))
    }

    /// Returns the newest texts, and notes that the text at a place is read.
    func texts(toRead place: Int, inSession: Bool) -> [String: [CatalogueText]] {
        let isFirst = state.withLock { state in
            if !inSession { state.keptPlaces.insert(place) }
            defer { state.isAdded = true }
            return !state.isAdded
        }
        if isFirst { EditedTexts.add(self, of: file) }
        return state.withLock(\.texts)
    }

    func accepts(_ texts: [UInt8]) -> Bool {
        guard let edited = EditedText.texts(in: texts) else { return false }
        return state.withLock { state in
            state.texts.count == edited.count
                && state.texts.allSatisfy { language, old in
                    guard let new = edited[language], new.count == old.count else { return false }
                    return state.keptPlaces.allSatisfy { !old.indices.contains($0) || old[$0] == new[$0] }
                }
        }
    }

    func show(_ texts: [UInt8]) {
        guard let edited = EditedText.texts(in: texts) else { return }
        state.withLock { $0.texts = edited }
    }
}
#endif
