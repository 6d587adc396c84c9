import ContactsModel
import Foundation

/// The texts about importing and exporting vCard files.
nonisolated extension ContactsTexts {
    /// The name of an exported file. It is the same in all languages, because some operating systems do not accept every letter in a file
    /// name.
    package static var fileName: String { "contacts.vcf" }

    /// Returns the message about the result of an import: the numbers of added and of already known cards, the properties that are kept but
    /// not shown, and the lines that could not be read.
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

    /// Returns the message about a line that could not be read. In English it is the same text as ``VCardProblem/message``.
    static func message(of problem: VCardProblem) -> String {
        let sentence = sentence(of: problem)
        if problem.isOfWholeFile { return sentence }
        // Format the line number without separators, as an editor shows it.
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

    static func list(_ names: [String]) -> String {
        let more = names.count - 10
        return (names.prefix(10) + (more > 0 ? [moreNames(more)] : [])).joined(separator: listSeparator)
    }

    /// Returns a readable name for a property of a vCard. A property without one keeps its vCard name, such as "GEO".
    private static func name(ofProperty property: String) -> String {
        switch property {
        case "URL": webPages
        case "TITLE", "ROLE": jobTitles
        case "ORG": departments
        case "NICKNAME": nicknames
        case "FN", "N": otherNames
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
