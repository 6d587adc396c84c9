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
        let formats: Set<String> = [
            "DateFormatter", "NumberFormatter", "DateComponentsFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter",
            "NSAttributedString", "NSMutableAttributedString", "AttributedString", "UIColor", "UIFont", "UIImage", "NSLocalizedString",
            "LocalizedStringKey", "LocalizedStringResource",
        ]
        for entity in codebase.types(in: .entity) {
            examination.look()
            for (chain, file) in codebase.chains(in: entity) {
                let name = chain.names.first.map { formats.contains($0) ? $0 : "" } ?? ""
                guard !name.isEmpty || (chain.isCall && chain.names.contains("formatted")) else { continue }
                examination.report(
                    "The entity \"\(entity.path)\" makes a text by \"\(name.isEmpty ? "formatted" : name)\"", chain: chain, in: file,
                    role: entity.role
                )
            }
        }
    }
}
