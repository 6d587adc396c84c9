public import BelvedereBinding
public import BelvedereCore
internal import NearbyPlaces

/// The view model of the controls that set the position. The position is typed as coordinates, found by a typed name, received from the
/// device, or the middle of the map data.
public final class PositionViewModel: ViewModel {
    /// The text in the field for a position.
    public let text = Dynamic("")
    /// The text with the position, where it comes from and its accuracy. Empty while no position is known.
    public let summary: Derived<String>
    /// One line with the place and the radius of the search. Empty while no position is known.
    public let line: Derived<String>
    public let hasPosition: Derived<Bool>
    /// The reason why the last attempt found no position, or nil if it succeeded.
    public let failure = Dynamic<PositionFailure?>(nil)
    /// Whether the app is waiting for the device's position.
    public let isAskingDevice = Dynamic(false)
    /// Whether the app is looking for a typed name.
    public let isLookingUp = Dynamic(false)
    /// Whether the screen offers to start at the middle of the map data.
    public let canStart: Derived<Bool>
    /// The text of the button that starts at the middle of the map data.
    public let start: String

    private let around: PlacesAround
    private let extract: PlacesExtract?
    private let device: Device
    private let texts: NearbyFormatter
    private var lookUp: LaunchedWork?
    /// The number of attempts to find a position. The result of an earlier attempt is ignored, so that it does not replace a newer
    /// position.
    private var attempt = 0

    init(around: PlacesAround, extract: PlacesExtract?, device: Device, texts: NearbyFormatter) {
        self.around = around
        self.extract = extract
        self.device = device
        self.texts = texts
        summary = around.position.map { $0.map(texts.position) ?? "" }
        line = combine(around.position, around.radius) { position, radius in position.map { texts.summary($0, within: radius) } ?? "" }
        hasPosition = around.position.map { $0 != nil }
        start = texts.start(in: extract?.centerName)
        let hasCenter = extract?.center != nil
        canStart = around.position.map { $0 == nil && hasCenter }
    }

    /// Moves to the typed position: coordinates, a `geo:` address, or the name of a place.
    public func submit() {
        let attempt = begin()
        do {
            switch try PositionQuery(reading: text.value) {
            case .coordinate(let coordinate, let accuracy):
                around.move(to: Position(coordinate: coordinate, source: .typed, accuracy: accuracy))
            case .name(let name):
                isLookingUp.value = true
                lookUp = launch { [self] in await find(name, attempt) }
            }
        } catch let error as PositionError {
            failure.value = PositionFailure(message: texts.sentence(error), wayOn: .type)
        } catch {
            failure.value = PositionFailure(message: NearbyTexts.namesUnreadable, wayOn: .type)
        }
    }

    /// Requests the position of the device and moves there. Call it only after a click, so that the person understands why the device asks
    /// for permission.
    public func useDevice() async {
        let attempt = begin()
        isAskingDevice.value = true
        let result: Result<DevicePosition, CapabilityFailure>
        do throws(CapabilityFailure) {
            result = .success(try await device.position(timeLimit: .seconds(10)))
        } catch {
            result = .failure(error)
        }
        // Ignore the result if a later attempt was started or the task was cancelled.
        guard attempt == self.attempt, !Task.isCancelled else { return }
        isAskingDevice.value = false
        switch result {
        case .success(let found):
            guard let coordinate = Coordinate(latitude: found.latitude, longitude: found.longitude) else {
                return failure.value = PositionFailure(message: NearbyTexts.deviceUnavailable, wayOn: .askDeviceAgain)
            }
            around.move(to: Position(coordinate: coordinate, source: .device, accuracy: found.accuracy))
        case .failure(.denied):
            failure.value = PositionFailure(message: NearbyTexts.deviceDenied, wayOn: .type)
        case .failure(.unavailable):
            failure.value = PositionFailure(message: NearbyTexts.deviceUnavailable, wayOn: .askDeviceAgain)
        case .failure(.timedOut):
            failure.value = PositionFailure(message: NearbyTexts.deviceTimedOut, wayOn: .askDeviceAgain)
        }
    }

    /// Moves to the middle of the map data.
    public func startInExtract() {
        _ = begin()
        if let center = extract?.center { around.move(to: Position(coordinate: center, source: .extract, name: extract?.centerName)) }
    }

    private func find(_ name: String, _ attempt: Int) async {
        let result: Result<NamedPosition?, any Error>
        do {
            result = .success(try await extract?.positions(named: name, limit: 1).first)
        } catch {
            result = .failure(error)
        }
        // Ignore the result if a later attempt was started or the task was cancelled.
        guard attempt == self.attempt, !Task.isCancelled else { return }
        isLookingUp.value = false
        switch result {
        case .success(let found?):
            around.move(to: Position(coordinate: found.coordinate, source: .name, name: found.name))
        case .success(nil):
            failure.value = PositionFailure(message: texts.sentence(.unknownName(name)), wayOn: .type)
        case .failure:
            failure.value = PositionFailure(message: NearbyTexts.namesUnreadable, wayOn: .type)
        }
    }

    private func begin() -> Int {
        attempt += 1
        lookUp?.cancel()
        lookUp = nil
        failure.value = nil
        isAskingDevice.value = false
        isLookingUp.value = false
        return attempt
    }
}
