/// Expressions from real data that an earlier version read as open although the door was shut, or as closed although it was open. The
/// moments are written as in ``OpeningHoursTable``.
enum ReportedHoursTable {
    /// A closing time that begins in the evening lasts until its end, even on the following day.
    static let closedOverMidnight: [(expression: String, moments: String)] = [
        ("24/7; 22:00-06:00 off", "-Mo 01:00 -Mo 05:59 +Mo 06:00 +Mo 21:59 -Mo 22:00 -Tu 01:00"),
        ("Mo; 20:30-00:30 off", "-Mo 00:29 +Mo 00:30 +Mo 20:29 -Mo 20:30 -Tu 00:10 -Tu 12:00"),
        ("Mo-Su 00:00-24:00; 23:00-05:00 off", "+Mo 12:00 -Mo 23:30 -Tu 04:59 +Tu 05:00"),
        ("24/7; Fr 22:00-06:00 off", "+Fr 21:59 -Fr 22:00 -Sa 01:00 +Sa 06:00 +Su 01:00"),
        ("24/7, 22:00-06:00 off", "-Mo 01:00 +Mo 06:00 -Mo 22:00"),
        ("24/7, 22:00-06:00 unknown", "?Mo 01:00 +Mo 06:00 ?Mo 22:00"),
        ("24/7, Fr 22:00-06:00 \"ring the bell\"", "+Fr 21:59 ?Fr 22:00 ?Sa 01:00 +Sa 06:00 +Su 01:00"),
        ("22:00-06:00 off; Mo 00:00-24:00", "+Mo 01:00 +Mo 23:00 -Tu 01:00"),
        ("24/7; 22:00-06:00 off; Su 01:00-03:00 open", "-Su 00:30 +Su 01:00 +Su 02:59 -Su 03:00 -Su 12:00"),
        ("Fr-Sa 20:00-05:00; 02:00-03:00 off", "+Sa 01:59 -Sa 02:00 +Sa 03:00 -Sa 05:00"),
        ("Mo-Fr 20:00-05:00; 23:00-01:00 off", "+Mo 22:59 -Mo 23:00 -Tu 00:59 +Tu 01:00 -Sa 00:30 +Sa 01:00"),
        ("24/7; Fr 22:00-06:00 off; Fr 10:00-12:00", "+Sa 01:00 -Fr 23:00 +Fr 10:00 -Fr 12:00"),
        ("Su 18:00-30:00; Su 22:00-28:00 off", "+Su 21:59 -Su 22:00 -Mo 03:59 +Mo 04:00 -Mo 06:00"),
    ]

    /// A comment in front says when a rule applies, and only the author knows when that is.
    static let conditions: [(expression: String, moments: String)] = [
        ("\"Good Friday\" off", "?Mo 12:00 ?2026-04-03 12:00"),
        ("Mo-Fr 09:00-17:00; \"Good Friday\" off", "?Mo 12:00 -Mo 17:00 -Sa 12:00"),
        ("PH off; \"Good Friday\" off", "?Mo 12:00"),
        ("Mo-Fr 09:00-17:00; \"school holidays\" Mo off", "?Mo 12:00 -Mo 18:00 +Tu 12:00"),
        ("Mo-Fr 09:00-17:00; \"summer\" closed; PH off", "?Mo 12:00 -2026-12-25 12:00"),
        ("Fr 22:00-04:00; \"Easter\" off", "?Fr 23:00 ?Sa 03:59 -Sa 04:00"),
        ("\"Good Friday\" open", "?Mo 12:00"),
        ("\"in summer\" Mo-Fr 10:00-12:00 open", "?Mo 10:00 -Mo 12:00 -Sa 10:00"),
        ("Mo-Fr 10:00-12:00; \"in summer\" 12:00-13:00 off", "+Mo 11:59 -Mo 12:30"),
        ("Mo-Fr 10:00-17:00; \"lunch\" 12:00-13:00 off", "+Mo 11:59 ?Mo 12:30 +Mo 13:00"),
        ("Mo-Fr 10:00-17:00; easter -2 days off", "+Mo 12:00 -2026-04-03 12:00 +2026-04-02 12:00"),
    ]

    static let rows = closedOverMidnight + conditions

    /// Twelve-hour times without the half of the day, and numbers that are dates, not hours.
    static let unreadable = [
        "9-5:30", "8-6:30", "Monday-Friday 7:00-5:00", "Mon-Fri: 10:00 - 8:00", "Mo-Fr 6:00-3:00", "Mo-Fr 12:00-8:00", "12:30-9:30",
        "11:30-10:30", "12:00-10:00", "9:00-9:00", "8.30-5.30", "Mo-Fr 09:00-5:00", "8h-6h30", "9:00-12:00,1:00-5:00",
        "Mo-Fr 8:30-12:00 1:30-5:00", "8-12, 2-6", "11:30-2:30, 5:00-9:30", "Mo-Fr 10:00-18:00; Sa 10:00-4:00",
        "7-30 14-00 15-00 18-30", "9-45 18-15", "Mo-Fr 8-30", "9-00 17-00", "10-18 12-20",
        "14.05 - 04.09 6:30-19.59", "01.05-12.09 13:00-18:00", "01.05-30.09 10:00-18:00", "14.05-20.09 10:00-18:00", "01.04-31.10",
        "May15-01", "Jun 30-24", "Dec 26-24 off", "10:00-12:00; Dec 26-24 off", "Jan 5,20-10 10:00-12:00", "2026 Nov 20-16 10:00-12:00",
        "2027-2024 10:00-12:00", "week 40-10/2 10:00-12:00", "Nov 16-16 Nov 10:00-12:00",
    ]
}
