internal import BelvedereCore

/// What the screens say where places would be.
nonisolated extension NearbyTexts {
    /// Nobody has said where they are.
    func noPosition(_ symbol: Symbol) -> ContentMessage {
        ContentMessage(noPosition, detail: noPositionDetail, symbol: symbol)
    }
}
