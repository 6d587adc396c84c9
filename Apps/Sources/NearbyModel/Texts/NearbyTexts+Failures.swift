internal import HTTPService
public import NearbyPlaces

/// Why there are no places, and what to do.
nonisolated extension NearbyTexts {
    /// What went wrong with the places of a type, or of all of them, and what comes of it.
    public func failure(_ error: PlacesError) -> String {
        say {
            switch error.nextStep {
            case .retryAfter(let pause): NearbyWords.tryAgainIn(sentence(error), Int(pause.components.seconds))
            case .offerRetry: NearbyWords.failedTryAgain(sentence(error))
            case .changeSettings: NearbyWords.failedCheckSettings(sentence(error))
            }
        }
    }

    private func sentence(_ error: PlacesError) -> String {
        switch error.reason {
        case .tooManyRequests: NearbyWords.tooManyRequests
        case .busy: reporting(error, NearbyWords.serviceBusy)
        case .notAcceptable: NearbyWords.serviceNotAccepting
        case .refused: reporting(error, NearbyWords.serviceRefused)
        case .incomplete: NearbyWords.answerCutOff
        case .page: NearbyWords.serviceSentPage
        case .garbage: NearbyWords.serviceSentGarbage
        case .unexpectedShape: NearbyWords.serviceSentOther(error.detail)
        case .unexpectedStatus where error.nextStep == .offerRetry: NearbyWords.serviceOutOfOrder(error.detail)
        case .unexpectedStatus: NearbyWords.serviceRefusedStatus(error.detail)
        case .empty: NearbyWords.serviceSentNothing
        case .extract: NearbyWords.storedUnreadable(error.detail)
        case .interrupted: NearbyWords.searchStopped
        case .transport: error.transport?.text ?? error.sentence
        }
    }

    /// A sentence, with what the source says for itself set apart from it.
    private func reporting(_ error: PlacesError, _ sentence: String) -> String {
        error.detail.isEmpty ? sentence : NearbyWords.reports(sentence, error.detail)
    }

    /// What the failure on the home screen is about; nil for all types at once.
    public func failureTitle(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyWords.failedATM
            case .restaurant: NearbyWords.failedRestaurant
            case .cafe: NearbyWords.failedCafe
            case .nightClub: NearbyWords.failedNightClub
            case nil: NearbyWords.failedPlaces
            }
        }
    }

    /// Tells the retry buttons of several failures apart for those who hear them.
    public func retryName(_ type: PlaceType?) -> String {
        say {
            switch type {
            case .atm: NearbyWords.retryATM
            case .restaurant: NearbyWords.retryRestaurant
            case .cafe: NearbyWords.retryCafe
            case .nightClub: NearbyWords.retryNightClub
            case nil: NearbyWords.retry
            }
        }
    }
}
