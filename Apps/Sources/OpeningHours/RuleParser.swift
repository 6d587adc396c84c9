/// Reads the rules of opening hours, from left to right, looking ahead by a few tokens where commas and hyphens mean
/// several things.
///
/// What cannot be read ends the reading of the whole: a rule left out could turn the meaning around. So does what can be read
/// in two ways of which one is open longer: nobody is to stand before a closed door.
struct RuleParser {
    struct Unreadable: Error {}

    let tokens: [Token]
    var position = 0

    static func rules(_ text: String) -> [Rule]? {
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

    /// The number that stands there, if it is one of these and has no more digits.
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

    /// Takes a comma if what follows it belongs to the same list.
    mutating func takeComma(if belongs: (RuleParser) -> Bool) -> Bool {
        guard isSign(",") else { return false }
        var ahead = self
        ahead.position += 1
        guard belongs(ahead) else { return false }
        self = ahead
        return true
    }

    // MARK: Rules

    private mutating func rules() throws -> [Rule] {
        var rules: [Rule] = []
        var separator = Rule.Separator.replacing
        var hasDaysBefore = false
        while !isAtEnd {
            let clauses = try clausesSideBySide()
            // "Mo off, 10:00-12:00": is it open on Monday?
            let isForAllDays = clauses[0].days.isEmpty && clauses[0].status != .closed
            guard separator != .adding || !hasDaysBefore || !isForAllDays else { throw Unreadable() }
            hasDaysBefore = clauses.contains { !$0.days.isEmpty }
            for clause in clauses { rules += clause.rules(separator) }
            if take(sign: ";") {
                separator = .replacing
                while take(sign: ";") {}
            } else if take(sign: ",") {
                // "Mo, Jan 10:00-12:00": the first could be a rule or a part of the second.
                guard clauses.allSatisfy({ $0.hasTimes || $0.status != nil }) else { throw Unreadable() }
                separator = .adding
            } else if take(sign: "|") {
                guard take(sign: "|"), !isAtEnd else { throw Unreadable() }
                separator = .fallback
            }
        }
        return rules
    }

    /// Reads up to the next separator. Rules with nothing between them are taken for rules where they cannot be anything else:
    /// each names its days first and then its hours, and no day is in two of them.
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
        // "Su off Mo-Fr …": the word could belong to either side.
        guard clauses.dropLast().allSatisfy({ $0.status == nil }) else { throw Unreadable() }
        return clauses
    }

    private mutating func clause() throws -> Clause {
        var clause = Clause()
        let start = position
        // "Summer": a season that nobody but the author knows.
        if takeComment(&clause) { _ = take(sign: ":") }
        let isStatusFirst = takeStatus(&clause)
        if isStatusFirst { _ = take(sign: ":") }
        try days(&clause)
        clause.isDaysFirst = !clause.days.isEmpty && !isStatusFirst
        if !clause.days.isEmpty {
            _ = take(sign: ":")
            // "Mo-Fr, 11:00-22:00": a day and its hours.
            if !isStatusFirst { _ = takeComma { $0.isTime() || $0.isWholeDay() } }
        }
        try times(&clause)
        if clause.days.isEmpty, clause.hasTimes { try days(&clause) }
        while takeComment(&clause) {}
        if !isStatusFirst, takeStatus(&clause) { while takeComment(&clause) {} }
        guard position > start else { throw Unreadable() }
        // "PH, Dec 24 off": closed on both. Open on days of two kinds could mean either or both.
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
