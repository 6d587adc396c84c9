internal import OpeningHours

/// The texts of the hours of a week.
nonisolated extension NearbyFormatter {
    /// Returns the week as a table, from the first given day on.
    func week(_ days: [OpeningDay]) -> [PlaceFacts.Day] {
        days.enumerated().map { index, day in
            PlaceFacts.Day(name: index == 0 ? say { NearbyTexts.today } : weekday(day.weekday), hours: say { hours(day) })
        }
    }

    private func hours(_ day: OpeningDay) -> String {
        if day.spans.isEmpty { return NearbyTexts.closed }
        return day.spans.map { span in
            let hours = span.isWholeDay ? NearbyTexts.wholeDay : NearbyTexts.timeSpan(time(span.start), time(span.end))
            return span.status == .unknown ? (span.isWholeDay ? NearbyTexts.perhapsOpen : NearbyTexts.perhaps(hours)) : hours
        }.joined(separator: NearbyTexts.listSeparator)
    }
}
