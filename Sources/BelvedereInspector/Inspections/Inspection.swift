package import BelvedereCore

/// The connection between a session and the inspector that shows it. The inspector is a separate session of the same person.
///
/// Both sessions keep a strong reference to the connection, and neither has a reference to the other session. The inspected session
/// publishes its state as plain values. The inspector sends orders, such as "start recording".
nonisolated package final class Inspection: Sendable {
    /// The name of the dynamic through which a session receives orders of its inspector. The recorded flows leave this dynamic out, because
    /// it is not part of the app's own work.
    static let ordersName = "Inspection.orders"

    /// An order with its own number. The number distinguishes two equal orders that were sent one after the other.
    nonisolated struct NumberedOrder: Sendable, Hashable {
        let number: Int
        let order: InspectionOrder
    }

    /// The visible state of the session.
    package let state = SharedDynamic(InspectionState(), name: "Inspection.state")
    /// The orders that the session has not carried out yet, and the last order that it has carried out.
    let orders = SharedDynamic<[NumberedOrder]>([], name: Inspection.ordersName)

    package init() {}

    /// Sends an order. The session carries it out as soon as no other code of the session is running.
    package func order(_ order: InspectionOrder) {
        orders.update { orders in
            // Keep only the newest orders. If the session has not carried out an older order by now, it will not do so.
            orders = orders.suffix(31) + [NumberedOrder(number: (orders.last?.number ?? 0) + 1, order: order)]
        }
    }
}
