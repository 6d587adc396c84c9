internal import Belvedere

/// A view of a page whose properties a person can turn, as with the controls of Storybook.
///
/// A page declares its sample once, with the key paths of the properties that the kind of view has. The panel, the live example and the
/// words of a screen reader follow from this declaration:
///
/// ```swift
/// PageSample(text: \.title, message: \.message, isControl: true) { TextField("Street") }
/// ```
struct PageSample {
    /// A view, and the way to its properties.
    struct Live {
        let view: View
        /// The properties of the new view.
        let properties: TurnedProperties
        /// Shows other values of the properties in the view.
        let show: (TurnedProperties) -> Void
    }

    /// Makes a new view with its own properties.
    let make: () -> Live

    /// - Parameters:
    ///   - text: the text or title that a person sees.
    ///   - name: the name that only a screen reader says.
    ///   - message: the error message.
    ///   - spacing: the distance between the views of a container.
    ///   - isControl: whether the view accepts input, so that it can be disabled.
    ///   - make: makes the view. Its texts are English, like those of all examples.
    init<Sample: View>(
        text: ReferenceWritableKeyPath<Sample, String>? = nil, name: ReferenceWritableKeyPath<Sample, String>? = nil,
        message: ReferenceWritableKeyPath<Sample, String>? = nil, spacing: ReferenceWritableKeyPath<Sample, Spacing?>? = nil,
        isControl: Bool = false, _ make: @escaping () -> Sample
    ) {
        let paths = [TurnedProperties.TextProperty.text: text, .name: name, .message: message].compactMapValues(\.self)
        self.make = {
            let view = make()
            let properties = TurnedProperties(
                texts: paths.mapValues { view[keyPath: $0] }, isEnabled: isControl ? view.isEnabled : nil,
                spacing: spacing.map { TurnedSpacing(view[keyPath: $0]) }
            )
            return Live(view: view, properties: properties) { turned in
                for (property, path) in paths { view[keyPath: path] = turned.texts[property] ?? "" }
                if let isEnabled = turned.isEnabled { view.isEnabled = isEnabled }
                if let spacing, let chosen = turned.spacing { view[keyPath: spacing] = chosen.spacing }
                view.accessibilityLanguage = turned.language
            }
        }
    }
}
