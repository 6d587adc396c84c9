internal import Belvedere
internal import BelvedereBinding

/// The controls for the properties of a sample. A property that the sample does not have has no control.
final class PropertiesPanel: Stack {
    init(_ properties: Dynamic<TurnedProperties>) {
        let turned = properties.value
        let texts = TurnedProperties.TextProperty.allCases.compactMap { property in
            turned.texts[property].map { TextField(property.title, text: $0).onChange { properties.value.texts[property] = $0 } }
        }
        let isEnabled = turned.isEnabled.map {
            Toggle(CatalogueTexts.propertyEnabled, isOn: $0).onChange { properties.value.isEnabled = $0 }
        }
        let spacing = turned.spacing.map {
            Picker(CatalogueTexts.propertySpacing, choices: TurnedSpacing.allCases.map(\.title), selection: $0.rawValue)
                .onChange { properties.value.spacing = TurnedSpacing(rawValue: $0) }
        }
        let direction = Picker(
            CatalogueTexts.propertyDirection, choices: [CatalogueTexts.leftToRight, CatalogueTexts.rightToLeft],
            selection: turned.isRightToLeft ? 1 : 0, style: .segments
        )
        .onChange { properties.value.isRightToLeft = $0 == 1 }
        let controls: [View?] = texts + [isEnabled, spacing, direction]
        super.init(.vertical, style: .group, controls.compactMap(\.self))
        accessibilityName = CatalogueTexts.properties
    }
}
