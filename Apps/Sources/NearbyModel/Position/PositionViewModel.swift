public import BelvedereBinding
public import BelvedereCore
internal import NearbyPlaces

/// Where the person is: typed, looked up by name, told by the device, or chosen to be the middle of the extract.
public final class PositionViewModel: ViewModel {
    /// What is typed into the field.
    public let text = Dynamic("")
    /// The position with its source and accuracy; empty while there is none.
    public let summary: Derived<String>
    /// Why there is no position; nil if nothing went wrong.
    public let failure = Dynamic<PositionFailure?>(nil)
    /// Whether the device is being asked.
    public let isAskingDevice = Dynamic(false)
    /// Whether a name is being looked up.
    public let isLookingUp = Dynamic(false)
    /// Whether to offer the middle of the extract to start from.
    public let canStart: Derived<Bool>
    /// What that offer says.
    public let start: String

    private let around: PlacesAround
    private let extract: PlacesExtract?
    private let device: Device
    private let texts: NearbyTexts
    private var lookUp: LaunchedWork?
    /// Counts what a person did to have a position, so that what comes late does not overrule what came after it.
    private var attempt = 0

    init(around: PlacesAround, extract: PlacesExtract?, device: Device, texts: NearbyTexts) {
        self.around = around
        self.extract = extract
        self.device = device
        self.texts = texts
        summary = around.position.map { $0.map(texts.position) ?? "" }
        start = texts.start(in: extract?.centerName)
        let hasCenter = extract?.center != nil
        canStart = around.position.map { $0 == nil && hasCenter }
    }

    /// Goes to what is typed: coordinates, a `geo:` address, or a name.
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
            failure.value = PositionFailure(message: NearbyWords.namesUnreadable, wayOn: .type)
        }
    }

    /// Asks the device. To be called after a click, which explains the question that the device asks.
    public func useDevice() async {
        let attempt = begin()
        isAskingDevice.value = true
        let result: Result<DevicePosition, CapabilityFailure>
        do throws(CapabilityFailure) {
            result = .success(try await device.position(timeLimit: .seconds(10)))
        } catch {
            result = .failure(error)
        }
        // An answer may come although nobody waits for it any more.
        guard attempt == self.attempt, !Task.isCancelled else { return }
        isAskingDevice.value = false
        switch result {
        case .success(let found):
            guard let coordinate = Coordinate(latitude: found.latitude, longitude: found.longitude) else {
                return failure.value = PositionFailure(message: NearbyWords.deviceUnavailable, wayOn: .askDeviceAgain)
            }
            around.move(to: Position(coordinate: coordinate, source: .device, accuracy: found.accuracy))
        case .failure(.denied):
            failure.value = PositionFailure(message: NearbyWords.deviceDenied, wayOn: .type)
        case .failure(.unavailable):
            failure.value = PositionFailure(message: NearbyWords.deviceUnavailable, wayOn: .askDeviceAgain)
        case .failure(.timedOut):
            failure.value = PositionFailure(message: NearbyWords.deviceTimedOut, wayOn: .askDeviceAgain)
        }
    }

    /// Goes to the middle of the extract.
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
        // An answer may come although nobody waits for it any more.
        guard attempt == self.attempt, !Task.isCancelled else { return }
        isLookingUp.value = false
        switch result {
        case .success(let found?):
            around.move(to: Position(coordinate: found.coordinate, source: .name, name: found.name))
        case .success(nil):
            failure.value = PositionFailure(message: texts.sentence(.unknownName(name)), wayOn: .type)
        case .failure:
            failure.value = PositionFailure(message: NearbyWords.namesUnreadable, wayOn: .type)
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
