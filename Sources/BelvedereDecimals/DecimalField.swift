@_spi(Hosting) public import Belvedere
internal import BelvedereCore
public import Foundation

/// A field for a decimal number, such as an amount of money.
///
/// A person types or pastes the number in the form of their language, with or without separators between groups of digits: `1,234.50` in
/// English, `1.234,50` in German, `۱٬۲۳۴٫۵۰` in Persian. Digits of every script are read. After typing, the field shows the number in this
/// form.
///
/// ```swift
/// let price = Dynamic<Decimal?>(Decimal(string: "12.5"))
/// let field = DecimalField("Price", currency: "EUR").bind(price)      // €12.50 in English
/// field.minimum = 0
/// ```
///
/// A text that is not a number stays in the field, and the field shows a message as soon as the person leaves it. As long as the text
/// cannot be read, or the number is not allowed, the value is `nil`.
public final class DecimalField: TypedField, ValueControl {
    /// The number in the field; `nil` while the field is empty, or contains no number that is allowed.
    public typealias Value = Decimal?

    /// The number in the field; `nil` while the field is empty, or contains no number that is allowed. Setting it in code calls no handler,
    /// and replaces the text.
    public var value: Decimal? {
        get { storage }
        set {
            if newValue == storage, newValue != nil || isReading { return }
            storage = newValue
            showValue()
        }
    }

    /// The smallest number that a person can enter; `nil` for no limit.
    public var minimum: Decimal? { didSet { if minimum != oldValue { readAgain() } } }
    /// The greatest number that a person can enter; `nil` for no limit.
    public var maximum: Decimal? { didSet { if maximum != oldValue { readAgain() } } }

    private var storage: Decimal?
    /// Whether a change by the person is being reported. A new value of the app then replaces the person's text only if it differs.
    private var isReading = false
    private var format: DecimalFormat
    /// Whether the locale is that of the session, and not one that the app has chosen.
    private let followsSession: Bool
    /// The reason why the text has no value.
    private var problem = DecimalProblem.none
    private var showsProblem = false

    /// Creates a field with a number, or an empty field.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - value: The number at first, if there is one.
    ///   - currency: The code of a currency by ISO 4217, such as `EUR`. The field then shows numbers as amounts of this currency.
    ///   - fractionDigits: The number of digits after the decimal separator. A person cannot enter more. Without it, the field shows the
    ///     digits that an amount of the currency has, and a number without a currency has any number of digits.
    ///   - locale: The BCP 47 tag of the language and region, such as `de-DE`, that determine the separators and digits. Without it, they
    ///     are those of the session.
    public init(
        _ title: String = "", value: Decimal? = nil, currency: String? = nil, fractionDigits: Int? = nil, locale: String? = nil
    ) {
        storage = value
        followsSession = locale == nil
        let format = DecimalFormat(
            locale: locale ?? SessionEnvironment.current?.locale ?? "en", currency: currency,
            fractionDigits: fractionDigits.map { min(max(0, $0), DecimalFormat.mostDigits) })
        self.format = format
        super.init(title: title, text: value.map { format.text(of: $0) } ?? "", keyboard: .number)
    }

    // MARK: Text and value

    private func showValue() {
        typedText = storage.map { format.text(of: $0) } ?? ""
        problem = .none
        updateProblem()
    }

    /// Reads the text of the field, and returns its number if it has one that is allowed.
    private func read() -> Decimal? {
        problem = .none
        switch format.reading(of: typedText) {
        case .empty: break
        case .unreadable: problem = .unreadable
        case .tooManyFractionDigits: problem = .tooManyFractionDigits
        case .number(let number):
            if let minimum, number < minimum {
                problem = .tooSmall
            } else if let maximum, number > maximum {
                problem = .tooGreat
            } else {
                return number
            }
        }
        return nil
    }

    /// Reads the text again after a limit has changed. A number of the app stays as it is.
    private func readAgain() {
        if problem == .none { return }
        storage = read()
        updateProblem()
    }

    private func updateProblem() {
        if problem == .none { showsProblem = false }
        showProblem(problem == .none ? nil : showsProblem ? problem.message(in: format, from: minimum, to: maximum) : "")
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .decimalField }

    @_spi(Hosting) public override func didJoinWindow() {
        guard followsSession, let locale = sessionLocale, locale != format.locale else { return }
        format = DecimalFormat(locale: locale, currency: format.currency, fractionDigits: format.fractionDigits)
        if problem == .none { showValue() }
    }

    @_spi(Hosting) public override func textEntered() {
        let old = storage
        storage = read()
        updateProblem()
        if storage == old { return }
        isReading = true
        reportChange()
        isReading = false
    }

    @_spi(Hosting) public override func textFinished() {
        if problem == .none { showValue() }
    }

    @_spi(Hosting) public override func willShowValidation() {
        showsProblem = true
        updateProblem()
    }
}
