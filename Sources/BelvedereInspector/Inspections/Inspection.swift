package import BelvedereCore

/// What passes between a session and the inspector that shows it, which is a session of the same person.
///
/// Both hold it, and neither the other. The session says what happens in it, as plain values; the inspector says what it wants.
nonisolated package final class Inspection: Sendable {
    /// The name of the dynamic by which a session hears of orders. It is no part of what the app does.
    static let ordersName = "Inspection.orders"

    /// An order with its number, so that two that are equal are two.
    nonisolated struct NumberedOrder: Sendable, Hashable {
        let number: Int
        let order: InspectionOrder
    }

    /// What there is to see of the session.
    package let state = SharedDynamic(InspectionState(), name: "Inspection.state")
    /// The orders that the session has not taken yet, and the last that it has.
    let orders = SharedDynamic<[NumberedOrder]>([], name: Inspection.ordersName)

    package init() {}

    /// Runs something on the session, as soon as it is free.
    package func order(_ order: InspectionOrder) {
        orders.update { orders in
            // What a session has not taken for so long it will not take.
            orders = orders.suffix(31) + [NumberedOrder(number: (orders.last?.number ?? 0) + 1, order: order)]
        }
    }
}
