/// Parses opening hours from left to right. Commas and hyphens have several meanings, so the parser looks some tokens ahead.
///
/// If one part cannot be parsed, the whole text is rejected, because leaving out one rule could reverse the meaning. A text with two
/// meanings, in one of which the place is open longer, is rejected too. Otherwise a person could be sent to a closed door.
struct RuleParser {
    struct Unreadable: Error {}

    let tokens: [Token]
    var position = 0

    static func rules(_ text: String) -> [OpeningRule]? {
        guard let tokens = Tokenizer.tokens(text), !tokens.isEmpty else { return nil }
        var parser = RuleParser(tokens: tokens)
        return try? parser.rules()
    }

    private init(tokens: [Token]) {
        self.tokens = tokens
    }

    // MARK: Tokens

    var isAtEnd: Bool { position >= tokens.count }

    func peek(_ ahead: Int = 0) -> Token? {
        position + ahead < tokens.count ? tokens[position + ahead] : nil
    }

    func isSign(_ sign: Character, _ ahead: Int = 0) -> Bool { peek(ahead)?.kind == .sign(sign) }

    func isWord(_ words: Set<String>, _ ahead: Int = 0) -> Bool {
        if case .word(let word) = peek(ahead)?.kind { words.contains(word) } else { false }
    }

    /// Returns the number at this token, if it is in the range and has an allowed number of digits. Nil otherwise.
    func number(_ range: ClosedRange<Int>, digits: ClosedRange<Int> = 1...4, _ ahead: Int = 0) -> Int? {
        guard case .number(let number, let count) = peek(ahead)?.kind, range.contains(number), digits.contains(count) else { return nil }
        return number
    }

    mutating func take(sign: Character) -> Bool {
        guard isSign(sign) else { return false }
        position += 1
        return true
    }

    mutating func take(_ words: Set<String>) -> Bool {
        guard isWord(words) else { return false }
        position += 1
        return true
    }

    mutating func take(_ range: ClosedRange<Int>) throws -> Int {
        guard let number = number(range) else { throw Unreadable() }
        position += 1
        return number
    }

    /// Moves behind a comma, but only if the next token belongs to the same list. Returns whether it did.
    mutating func takeComma(if belongs: (RuleParser) -> Bool) -> Bool {
        guard isSign(",") else { return false }
        var ahead = self
        ahead.position += 1
        guard belongs(ahead) else { return false }
        self = ahead
        return true
    }

    // MARK: Rules

    private mutating func rules() throws -> [OpeningRule] {
        var rules: [OpeningRule] = []
        var separator = OpeningRule.Separator.replacing
        var hasDaysBefore = false
        while !isAtEnd {
            let clauses = try clausesSideBySide()
            // "Mo off, 10:00-12:00" does not say whether the place is open on Monday, so do not accept it.
            let isForAllDays = clauses[0].days.isEmpty && clauses[0].status != .closed
            guard separator != .adding || !hasDaysBefore || !isForAllDays else { throw Unreadable() }
            hasDaysBefore = clauses.contains { !$0.days.isEmpty }
            for clause in clauses { rules += clause.rules(separator, isFirst: rules.allSatisfy { $0.status == .closed }) }
            if take(sign: ";") {
                separator = .replacing
                while take(sign: ";") {}
            } else if take(sign: ",") {
                // In "Mo, Jan 10:00-12:00", "Mo" could be a rule or one more day of the next rule, so do not accept it.
                guard clauses.allSatisfy({ $0.hasTimes || $0.status != nil }) else { throw Unreadable() }
                separator = .adding
            } else if take(sign: "|") {
                guard take(sign: "|"), !isAtEnd else { throw Unreadable() }
                separator = .fallback
            }
        }
        return rules
    }

    /// Parses all rules before the next separator. Several rules without a separator are accepted only if they are unambiguous: each has
    /// its days before its hours, and no day is in two of them.
    private mutating func clausesSideBySide() throws -> [Clause] {
        var clauses = [try clause()]
        while !isAtEnd, !isSign(";"), !isSign(","), !isSign("|") { clauses.append(try clause()) }
        guard clauses.count > 1 else { return clauses }
        var named: Set<Int> = []
        for clause in clauses {
            guard clause.isDaysFirst, clause.days.count == 1, !clause.hasComment else { throw Unreadable() }
            if clause.status == .closed, !clause.hasTimes { continue }
            guard clause.hasTimes, clause.status == nil, let days = clause.days[0].plainWeekdays, named.isDisjoint(with: days) else {
                throw Unreadable()
            }
            named.formUnion(days)
        }
        // In "Su off Mo-Fr …", "off" could belong to the days before it or after it.
        guard clauses.dropLast().allSatisfy({ $0.status == nil }) else { throw Unreadable() }
        return clauses
    }

    private mutating func clause() throws -> Clause {
        var clause = Clause()
        let start = position
        // A comment at the beginning, such as "Summer", means a season that only the author knows.
        if takeComment(&clause) {
            clause.isConditional = true
            _ = take(sign: ":")
        }
        let isStatusFirst = takeStatus(&clause)
        if isStatusFirst { _ = take(sign: ":") }
        try days(&clause)
        clause.isDaysFirst = !clause.days.isEmpty && !isStatusFirst
        if !clause.days.isEmpty {
            _ = take(sign: ":")
            // Allow a comma between the days and their hours, as in "Mo-Fr, 11:00-22:00".
            if !isStatusFirst { _ = takeComma { $0.isTime() || $0.isWholeDay() } }
        }
        try times(&clause)
        if clause.days.isEmpty, clause.hasTimes { try days(&clause) }
        while takeComment(&clause) {}
        if !isStatusFirst, takeStatus(&clause) { while takeComment(&clause) {} }
        guard position > start else { throw Unreadable() }
        // "PH, Dec 24 off" means closed on both. For open days, it is unclear whether both conditions must be true or only one.
        guard clause.days.count < 2 || clause.status == .closed else { throw Unreadable() }
        return clause
    }

    private mutating func days(_ clause: inout Clause) throws {
        guard isDaySelector() else { return }
        repeat { clause.days.append(try daySelector()) } while takeComma { $0.isDaySelector() }
    }

    private mutating func times(_ clause: inout Clause) throws {
        if isWholeDay() {
            position += isSign("/", 1) ? 3 : 2
            clause.hasTimes = true
        } else if isTime() {
            clause.times = try times()
            clause.hasTimes = true
        }
    }

    private mutating func takeComment(_ clause: inout Clause) -> Bool {
        guard peek()?.kind == .comment else { return false }
        position += 1
        clause.hasComment = true
        return true
    }

    private mutating func takeStatus(_ clause: inout Clause) -> Bool {
        if take(["open"]) {
            clause.status = .open
        } else if take(["off", "closed", "close"]) {
            clause.status = .closed
        } else if take(["unknown"]) {
            clause.status = .unknown
        } else {
            return false
        }
        return true
    }
}
