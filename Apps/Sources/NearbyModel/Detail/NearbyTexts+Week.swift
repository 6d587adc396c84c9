internal import OpeningHours

/// The hours of a week.
nonisolated extension NearbyTexts {
    /// The week as a table, from the day of the moment on.
    func week(_ days: [OpeningDay]) -> [PlaceFacts.Day] {
        days.enumerated().map { index, day in
            PlaceFacts.Day(name: index == 0 ? say { NearbyWords.today } : weekday(day.weekday), hours: say { hours(day) })
        }
    }

    private func hours(_ day: OpeningDay) -> String {
        if day.spans.isEmpty { return NearbyWords.closed }
        return day.spans.map { span in
            let hours = span.isWholeDay ? NearbyWords.wholeDay : NearbyWords.timeSpan(time(span.start), time(span.end))
            return span.status == .unknown ? (span.isWholeDay ? NearbyWords.perhapsOpen : NearbyWords.perhaps(hours)) : hours
        }.joined(separator: NearbyWords.listSeparator)
    }
}
