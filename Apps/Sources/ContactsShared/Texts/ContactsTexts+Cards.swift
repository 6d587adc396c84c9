import ContactsModel
import Foundation

/// What the app says of files of cards.
nonisolated extension ContactsTexts {
    /// The name of a file that is handed out. It is the same in all languages, because not every system takes every letter.
    package static var fileName: String { "contacts.vcf" }

    /// What came of an import: how many were added, who was there already, what is kept out of sight, and by line what was left
    /// out.
    package static func message(of result: ContactImport) -> String {
        var lines = [result.added == 0 ? importedNone : importedCount(result.added)]
        if result.known > 0 { lines.append(knownCount(result.known)) }
        if !result.differing.isEmpty { lines.append(differing(list(result.differing))) }
        if !result.kept.isEmpty {
            let kept = result.kept.sorted { $0.key < $1.key }.map { keptProperty(name(ofProperty: $0.key), $0.value) }
            lines.append(keptAside(list(kept)))
        }
        let shown = result.problems.prefix(10).map(message)
        let more = result.problems.count - shown.count
        return (lines + shown + (more > 0 ? [moreProblems(more)] : [])).joined(separator: "\n")
    }

    /// What could not be read, where, and what to do: in English, what the problem says itself.
    static func message(of problem: VCardProblem) -> String {
        let sentence = sentence(of: problem)
        if problem.isOfWholeFile { return sentence }
        // As an editor writes it.
        return cardLine(problem.line.formatted(.number.grouping(.never).locale(Locale(identifier: locale))), sentence)
    }

    private static func sentence(of problem: VCardProblem) -> String {
        let excerpt = problem.excerpt.map(cardExcerpt) ?? cardNothing
        return switch problem.code {
        case .noCards: cardNoCards
        case .tooLarge: cardTooLarge
        case .tooManyCards: cardTooMany
        case .tooManyProblems: cardTooManyProblems
        case .tooManyValues: cardTooManyValues(excerpt)
        case .tooLong: cardTooLong(excerpt)
        case .unclosed: cardUnclosed
        case .stray: cardStray(excerpt)
        case .malformed: cardMalformed(excerpt)
        case .version: cardVersion(excerpt)
        case .name: cardName
        case .charset: cardCharset(excerpt)
        case .text: cardText
        case .encoding: cardEncoding(excerpt)
        case .group: cardGroup(excerpt)
        case .pictureTooLarge: cardPictureTooLarge
        case .tooMuch: cardTooMuch(excerpt)
        default: problem.sentence
        }
    }

    private static func list(_ names: [String]) -> String {
        let more = names.count - 10
        return (names.prefix(10) + (more > 0 ? [moreNames(more)] : [])).joined(separator: listSeparator)
    }

    /// What a property of a card is called; one that is not well known keeps its name.
    private static func name(ofProperty property: String) -> String {
        switch property {
        case "URL": webPages
        case "TITLE", "ROLE": jobTitles
        case "ORG": departments
        case "NICKNAME": nicknames
        case "CATEGORIES": categories
        case "IMPP", "X-SOCIALPROFILE": chatNames
        case "ANNIVERSARY": anniversaries
        case "GEO", "TZ": places
        case "RELATED", "X-ABRELATEDNAMES": relations
        case "BDAY": birthdaysWithoutYear
        default: property
        }
    }
}
