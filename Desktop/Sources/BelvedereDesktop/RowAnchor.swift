@_spi(Hosting) internal import Belvedere

/// The row that stays at its place while rows around it come, go and change their heights.
///
/// Only a person who scrolls and an app that asks for a row choose another one. It is never read back from the widgets, because a frame
/// may show rows that do not have their final heights yet, or a list that is shorter for a moment.
struct RowAnchor {
    /// The position in the list, counted from 0.
    private(set) var position = 0
    /// The distance from the first pixel in sight to the row. It is negative for a row that begins above.
    private(set) var offset = 0.0
    /// The view of the row; nil as long as the row has no widget.
    private(set) var row: ViewIdentifier?
    /// Whether the app has asked for the row. At the end of a list, such a row stands as near to the top as possible.
    private(set) var isAskedFor = false

    init() {}

    /// The row that an app has asked for, as the first in sight.
    init(askedFor position: Int) {
        self.position = position
        isAskedFor = true
    }

    /// The row at a place of the content. It is the first of which a person sees the greater part.
    init(at place: Double, in places: RowPlaces) {
        let place = max(0, place)
        position = places.position(at: place)
        offset = places.place(of: position) - place
        if offset + places.length(of: position) / 2 <= 0, position + 1 < places.count {
            offset += places.length(of: position)
            position += 1
        }
    }

    /// Follows the row to its new position after edits of the list. If the row has gone, the one that took its position stands there
    /// instead. At the very top, new rows are shown.
    mutating func follow(_ rows: [ViewIdentifier], from start: Int) {
        let isAtTop = position == 0 && offset > -0.5
        if !isAtTop, let row, let index = rows.firstIndex(of: row) { position = start + index }
        stand(on: rows, from: start)
    }

    /// Stays at the position after the list has got other rows, or another order.
    mutating func stay(_ rows: [ViewIdentifier], from start: Int) {
        stand(on: rows, from: start)
        if rows.element(at: position - start) == nil { row = nil }
    }

    private mutating func stand(on rows: [ViewIdentifier], from start: Int) {
        guard let present = rows.element(at: position - start) else { return }
        if row != nil, row != present { offset = 0 }
        row = present
    }

    /// The place of the content that is the first in sight. If the list has fewer rows now, it is that of the last row.
    func place(in places: RowPlaces) -> Double {
        position < places.count ? places.place(of: position) - offset : places.place(of: places.count - 1)
    }
}
