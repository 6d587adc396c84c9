import Suggestions

/// The spelling of the words for roles in the names of types. A team that once wrote `LoginPresentor` seldom renames it.
enum RoleSpelling {
    /// The words that are corrected. They are long, so no other word is likely to be one typing error away.
    private static let words = [
        "Presenter", "Interactor", "Wireframe", "Coordinator", "ViewModel", "Controller", "Protocol", "Interface", "Output", "Repository",
    ]
    /// English words that are one letter away from such a word.
    private static let others: Set<String> = ["Presented", "Controlled", "Interfaced"]

    /// The name with its misspelt words corrected; nil if there is none.
    ///
    ///     RoleSpelling.corrected("LoginPresentorProtocol")        // LoginPresenterProtocol
    static func corrected(_ name: String) -> String? {
        var parts: [String] = []
        for character in name {
            if parts.isEmpty || character.isUppercase { parts.append("") }
            parts[parts.count - 1].append(character)
        }
        var isChanged = false
        // The first word is the module of the type, and not its role.
        for index in parts.indices.dropFirst() {
            // `ViewModel` is two words.
            let isModel = parts[index].hasPrefix("Mod") && parts[index - 1] == "View"
            guard let word = isModel ? correction(of: "View" + parts[index])?.dropFirst(4) : correction(of: parts[index])?[...] else {
                continue
            }
            parts[index] = String(word)
            isChanged = true
        }
        return isChanged ? parts.joined() : nil
    }

    private static func correction(of part: String) -> String? {
        guard part.utf8.count >= 5, !others.contains(part) else { return nil }
        return words.first { word in
            part.first == word.first && part != word && part != word + "s" && Suggestion.isOneErrorApart(part, word)
        }
    }
}
