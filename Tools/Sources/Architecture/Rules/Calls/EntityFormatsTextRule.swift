import SwiftFacts

extension Rule {
    static let entityFormatsText = Rule(
        "entity-formats-text",
        summary: "An entity makes no text for people, and no colours.",
        reason: """
            The text of a date or a price depends on the language, the region and the screen. An entity knows none of them.
            """,
        fix: "Format in the presenter or the view model.",
        violating: """
            // FILE Entities/Order.swift
            import Foundation

            struct Order {
                var date: Date
                var dateText: String { DateFormatter().string(from: date) }
            }
            """,
        compliant: """
            // FILE Entities/Order.swift
            import Foundation

            struct Order {
                var date: Date
            }
            """
    ) { codebase, examination in
        let formatters: Set<String> = [
            "DateFormatter", "NumberFormatter", "DateComponentsFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter",
        ]
        let texts: Set<String> = [
            "NSAttributedString", "NSMutableAttributedString", "AttributedString", "NSLocalizedString", "LocalizedStringKey",
            "LocalizedStringResource",
        ]
        let looks: Set<String> = ["UIColor", "UIFont", "NSColor", "NSFont"]
        for entity in codebase.types(in: .entity) {
            examination.look()
            let chains = codebase.chains(in: entity)
            // A formatter can also read a date or a number, which is no text for people.
            let writes = chains.contains { chain, _ in chain.isCall && ["string", "localizedString"].contains(chain.last) }
            for (chain, file) in chains {
                guard let first = chain.names.first else { continue }
                let what: String
                if looks.contains(first) {
                    what = "chooses a look by \"\(first)\""
                } else if texts.contains(first) || formatters.contains(first) && writes {
                    what = "makes a text by \"\(first)\""
                } else if chain.isCall, chain.last == "string", let formatter = chain.names.dropLast().last(where: isFormatter) {
                    what = "makes a text by \"\(formatter)\""
                } else if chain.isCall, chain.names.contains("formatted") {
                    what = "makes a text by \"formatted\""
                } else {
                    continue
                }
                examination.report("The entity \"\(entity.path)\" \(what)", chain: chain, in: file, role: entity.role)
            }
        }
    }
    /// Whether a name is that of a formatter, such as `dateFormatter` or `SharedFormatter`.
    private static func isFormatter(_ name: String) -> Bool { name.hasSuffix("ormatter") }
}
