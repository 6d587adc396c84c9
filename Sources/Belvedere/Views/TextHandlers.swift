internal import BelvedereBinding

/// What happens when a person types in a field, leaves it or presses Enter in it.
final class TextHandlers: ValueHandlers<String> {
    var submit = Handler<Void>.none
    var endEditing = Handler<Void>.none
    /// Where the handler of Enter was given.
    var submitPlace: HandlerPlace?
    /// What is wrong with the text, where the field is bound with a validation.
    var validation: Validation<String>?
    /// Shows the message, once it is time.
    var messages: BindingToken?
}
