import SwiftFacts

extension Rule {
    static let layerOrder = Rule(
        "layer-order",
        summary: "A lower layer does not know a higher layer.",
        reason: """
            The layers of the configuration define which code may know which. With one use upwards, the lower layer cannot be \
            used or tested without the higher.
            """,
        fix: "Move the type down, or let the lower layer declare a contract that the higher one implements.",
        violating: RuleExample(
            """
            // FILE Domain/Price.swift
            struct Price { var row: PriceRow }
            // FILE Screens/PriceRow.swift
            struct PriceRow {}
            """,
            configuration: """
                layers:
                  - [Domain, Screens]
                """),
        compliant: RuleExample(
            """
            // FILE Domain/Price.swift
            struct Price {}
            // FILE Screens/PriceRow.swift
            struct PriceRow { var price: Price }
            """,
            configuration: """
                layers:
                  - [Domain, Screens]
                """)
    ) { codebase, examination in
        for layers in codebase.settings.layers {
            let patterns = layers.map(Pattern.init)
            func layer(of file: SourceFile) -> Int? {
                patterns.firstIndex { $0.text == codebase.target(of: file).name || $0.matches(file.path) }
            }
            var layersOfFiles: [Int: Int] = [:]
            for (index, file) in codebase.project.files.enumerated() where !codebase.isLeftOut(file) {
                guard let number = layer(of: file) else { continue }
                examination.look()
                layersOfFiles[index] = number
                for fact in file.facts.imports {
                    guard let higher = layers.firstIndex(of: fact.module), higher > number else { continue }
                    examination.report(
                        "\"\(layers[number])\" imports \"\(fact.module)\", which is higher", at: fact.position, in: file,
                        symbol: file.path, role: nil
                    )
                }
            }
            for type in codebase.types {
                for (use, used) in codebase.uses(in: type, where: { _, _ in true }) {
                    guard let lower = layersOfFiles[use.file], let higher = layersOfFiles[used.file], higher > lower else { continue }
                    examination.report(
                        "\"\(type.path)\" of \"\(layers[lower])\" knows \"\(used.path)\" of \"\(layers[higher])\", which is higher",
                        use: use,
                        of: type,
                        in: codebase
                    )
                }
            }
        }
    }
}
