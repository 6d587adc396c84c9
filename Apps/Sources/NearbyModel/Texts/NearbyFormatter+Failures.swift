internal import HTTPService
public import NearbyPlaces

/// The texts about failed requests for places.
nonisolated extension NearbyFormatter {
    /// Returns the text of a failure for one type or for all types, with the next action.
    public func failure(_ error: PlacesError) -> String {
        say {
            switch error.nextStep {
            case .retryAfter(let pause): NearbyTexts.tryAgainIn(sentence(error), Int(pause.components.seconds))
            case .offerRetry: NearbyTexts.failedTryAgain(sentence(error))
            case .changeSettings: NearbyTexts.failedCheckSettings(sentence(error))
            }
        }
    }

    private func sentence(_ error: PlacesError) -> String {
        switch error.reason {
        case .tooManyRequests: NearbyTexts.tooManyRequests
        case .busy: reporting(error, NearbyTexts.serviceBusy)
        case .notAcceptable: NearbyTexts.serviceNotAccepting
        case .refused: reporting(error, NearbyTexts.serviceRefused)
        case .incomplete: NearbyTexts.answerCutOff
        case .page: NearbyTexts.serviceSentPage
        case .garbage: NearbyTexts.serviceSentGarbage
        case .unexpectedShape: NearbyTexts.serviceSentOther(error.detail)
        case .unexpectedStatus where error.nextStep == .offerRetry: NearbyTexts.serviceOutOfOrder(error.detail)
        case .unexpectedStatus: NearbyTexts.serviceRefusedStatus(error.detail)
        case .empty: NearbyTexts.serviceSentNothing
        case .extract: NearbyTexts.storedUnreadable(error.detail)
        case .interrupted: NearbyTexts.searchStopped
        case .transport: error.transport?.text ?? error.sentence
        }
    }

    /// Returns a sentence, followed by the source's own message.
    private func reporting(_ error: PlacesError, _ sentence: String) -> String {
        error.detail.isEmpty ? sentence : NearbyTexts.reports(sentence, error.detail)
    }

    /// Returns the title of a failure on the home screen. Nil means all types at once.
    public func failureTitle(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.failedATM
            case .restaurant: NearbyTexts.failedRestaurant
            case .cafe: NearbyTexts.failedCafe
            case .nightClub: NearbyTexts.failedNightClub
            case nil: NearbyTexts.failedPlaces
            }
        }
    }

    /// Returns the accessible name of a retry button, which tells several such buttons apart.
    public func retryName(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.retryATM
            case .restaurant: NearbyTexts.retryRestaurant
            case .cafe: NearbyTexts.retryCafe
            case .nightClub: NearbyTexts.retryNightClub
            case nil: NearbyTexts.retry
            }
        }
    }
}
