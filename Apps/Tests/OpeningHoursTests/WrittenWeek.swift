import ServiceTesting

/// The intended hours of a week, and a possible text for them, inside or outside the grammar.
struct WrittenWeek {
    let text: String
    /// For each day from Monday, the spans in minutes. Minutes from 1440 on belong to the following day.
    private let days: [[Range<Int>]]

    /// - Parameter minute: The minutes since Monday at midnight.
    func isOpen(_ minute: Int) -> Bool {
        let day = minute / 1440, time = minute % 1440
        return days[day].contains { $0.contains(time) } || days[(day + 6) % 7].contains { $0.contains(time + 1440) }
    }

    init(using dice: inout SeededRandom) {
        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &dice) }
        // Two or three groups of days that do not overlap, in the order of the week.
        let borders = Set((0..<(1 + random(3))).map { _ in 1 + random(6) }).sorted()
        let groups = zip([0] + borders, borders + [7]).map { Array($0..<$1) }
        let style = Style(dayNames: random(4), clock: random(4), glue: random(5), order: random(3), separator: random(4))
        var days: [[Range<Int>]] = Array(repeating: [], count: 7)
        var clauses: [String] = []
        for group in groups {
            if random(4) == 0 {
                clauses.append(style.closed(group))
                continue
            }
            let opening = 6 + random(6)
            var spans = [opening * 60..<(opening + 1 + random(4)) * 60]
            if random(2) == 0 {
                let second = 16 + random(4)
                spans.append(second * 60 + 30..<(second + 2 + random(8)) * 60)
            }
            for day in group { days[day] = spans }
            clauses.append(style.open(group, spans))
        }
        self.days = days
        text = clauses.joined(separator: style.between)
    }

    /// The writing style of this author.
    private struct Style {
        let dayNames: Int, clock: Int, glue: Int, order: Int, separator: Int

        var between: String { ["; ", ", ", " ", ";"][separator] }

        func closed(_ days: [Int]) -> String {
            order == 2 ? "closed \(names(days))" : "\(names(days)) \(order == 0 ? "off" : "closed")"
        }

        func open(_ days: [Int], _ spans: [Range<Int>]) -> String {
            let hours = spans.map { "\(time($0.lowerBound))\(clock == 3 ? " to " : "-")\(time($0.upperBound))" }
                .joined(separator: [",", ", ", " ", " and ", ","][glue])
            if order == 2 { return "\(hours) \(names(days))" }
            return names(days) + [" ", ": ", ", ", " ", " "][glue] + hours
        }

        private func names(_ days: [Int]) -> String {
            let all = [
                ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
                ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"], ["mo", "tu", "we", "th", "fr", "sa", "su"],
            ][dayNames]
            guard days.count > 1, let first = days.first, let last = days.last else { return days.map { all[$0] }.joined() }
            return order == 1 ? days.map { all[$0] }.joined(separator: ",") : "\(all[first])-\(all[last])"
        }

        private func time(_ minutes: Int) -> String {
            let hour = minutes / 60 % 24, minute = minutes % 60
            let two = minute < 10 ? "0\(minute)" : "\(minute)"
            switch clock {
            case 0: return "\(hour < 10 ? "0" : "")\(hour):\(two)"
            case 1: return "\((hour + 11) % 12 + 1)\(minute == 0 ? "" : ":\(two)")\(hour < 12 ? "am" : "pm")"
            case 2: return "\(hour).\(two)"
            default: return "\((hour + 11) % 12 + 1):\(two) \(hour < 12 ? "AM" : "PM")"
            }
        }
    }
}
