@_spi(Hosting) internal import Belvedere
internal import CoreMetrics

/// The reason why the host does not accept a file.
enum UploadRefusal: Error {
    /// The address is not valid any more, or the field has left the screen.
    case gone
    /// The length of the body is not the announced size of the file.
    case wrongLength
    /// The limits of the files of an address, of a session or of the host allow no further bytes.
    case full
}

// Uploads. The page announces a file with an event. The session answers with an address, and the page sends the file there by HTTP.
extension BrowserSession {
    /// Answers the announcement of a file with an address, if a view or a request waits for the file. An earlier upload ends.
    func announce(_ announcement: FileAnnouncement, number: Int, in window: Window) {
        endUpload()
        switch limit(for: announcement, in: window) {
        case nil:
            outgoing.answerUpload(number, at: nil)
            // This counts and logs the event like every other event of a view that has gone.
            window.receive(announcement.question, for: announcement.view)
        case let limit? where announcement.size > limit:
            outgoing.answerUpload(number, at: nil)
            outgoing.sayThatFileIsTooLarge(limit)
            if announcement.request != 0 { window.receive(.answer(announcement.request, .failed(.denied)), for: announcement.view) }
        default:
            let upload = Upload(announcement, number: number, deadline: FileDeadline(after: options.uploadTimeout, by: options.clock))
            self.upload = upload
            upload.whenOverdue { [weak self, weak upload] in
                if let upload { await self?.fail(upload) }
            }
            addresses.expect(upload.secret, for: self)
            outgoing.answerUpload(number, at: FileAddresses.prefix + upload.secret)
        }
    }

    /// Returns the largest size that is accepted for a file. It is `nil` if nobody waits for the file.
    private func limit(for announcement: FileAnnouncement, in window: Window) -> Int? {
        let general = min(options.maximumFileSize, options.maximumUploadBytesPerSession)
        if announcement.request != 0 { return window.awaits(announcement.request) ? general : nil }
        guard let limit = window.fileLimit(of: announcement.view).map({ min($0, general) }) else { return nil }
        return announcement.size > limit || window.offers(announcement.question, for: announcement.view) ? limit : nil
    }

    /// Sends the address of an announced upload again, because the page may have lost the frame with it.
    func repeatUploadAddress() {
        if let upload, !upload.hasBegun { outgoing.answerUpload(upload.number, at: FileAddresses.prefix + upload.secret) }
    }

    /// Begins to receive the file for which the page has an address.
    ///
    /// - Parameter length: the length of the body of the request.
    func beginUpload(at secret: String, of length: Int) throws(UploadRefusal) -> (Upload, UploadReservation) {
        guard let window, !entitlement.hasEnded, let upload, upload.secret == secret, upload.goesOn, upload.begin() else { throw .gone }
        addresses.withdraw(secret)
        let announcement = upload.announcement
        guard length == announcement.size else {
            fail(upload)
            throw .wrongLength
        }
        guard limit(for: announcement, in: window) != nil else {
            endUpload()
            throw .gone
        }
        guard let reservation = quota.reserve(length, for: visitor.address, in: identifier) else {
            fail(upload)
            throw .full
        }
        return (upload, reservation)
    }

    /// Whether the rest of a file may still arrive: the session, the field and the upload still exist.
    func goesOn(_ upload: Upload) -> Bool {
        guard let window, !entitlement.hasEnded, self.upload === upload, upload.goesOn else { return false }
        let announcement = upload.announcement
        return announcement.request == 0 ? window.fileLimit(of: announcement.view) != nil : window.awaits(announcement.request)
    }

    /// Gives a complete file to the app.
    ///
    /// - Returns: whether the app still waited for it.
    func finish(_ upload: Upload, _ file: any StoredFile) -> Bool {
        guard let window, goesOn(upload) else {
            leave(upload)
            return false
        }
        let isAwaited = limit(for: upload.announcement, in: window) != nil
        endUpload()
        metrics.events.increment()
        entitlement.use()
        beginTurn()
        window.receive(upload.announcement.event(with: file), for: upload.announcement.view)
        return isAwaited
    }

    /// Ends an upload that did not succeed, and notifies the person and the code that waits for the file. If the field has gone, nobody
    /// waits any more, so nothing is said.
    func fail(_ upload: Upload) {
        guard self.upload === upload else { return }
        let isAwaited = window?.fileLimit(of: upload.announcement.view) != nil || upload.announcement.request != 0
        endUpload()
        guard isAwaited, let window else { return }
        outgoing.sayThatFileIsNotTaken()
        answerRequest(of: upload, .unavailable, in: window)
        beginTurn()
    }

    /// Ends an upload because the person does not want it any more.
    func cancelUpload(_ number: Int, in window: Window) {
        guard let upload, upload.number == number else { return }
        endUpload()
        answerRequest(of: upload, .denied, in: window)
    }

    private func answerRequest(of upload: Upload, _ failure: CapabilityFailure, in window: Window) {
        let request = upload.announcement.request
        if request != 0 { window.receive(.answer(request, .failed(failure)), for: upload.announcement.view) }
    }

    private func leave(_ upload: Upload) {
        if self.upload === upload { endUpload() }
    }

    func endUpload() {
        guard let upload else { return }
        self.upload = nil
        addresses.withdraw(upload.secret)
        upload.end()
    }
}
