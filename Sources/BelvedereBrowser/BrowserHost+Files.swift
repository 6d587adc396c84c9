@_spi(Hosting) internal import Belvedere
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOPosix

// The routes for files: a page sends a file by POST, and gets a file by GET. Each address is valid for one request.
extension BrowserHost {
    func addFileRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        let path = RouterPath(stringLiteral: FileAddresses.prefix + "{secret}")
        router.post(path) { request, context in await receiveFile(request, at: context.parameters.get("secret") ?? "") }
        router.get(path) { request, context in sendFile(request, at: context.parameters.get("secret") ?? "") }
    }

    // MARK: Uploads

    /// Answers a request with a file. Only a page of this server may send it, in the browser of the session.
    private func receiveFile(_ request: Request, at secret: String) async -> Response {
        guard origin(of: request).isOwnPage else { return answer(.forbidden, "Only a page of this server may send a file here.") }
        guard let session = core.files.receiver(at: secret, for: cookie(of: request)) else { return gone }
        guard let length = request.headers[.contentLength].flatMap({ Int($0) }) else {
            return answer(.lengthRequired, "A file needs the header Content-Length.")
        }
        do throws(UploadRefusal) {
            let (upload, reservation) = try await session.beginUpload(at: secret, of: length)
            return await receive(request.body, of: upload, reservation, for: session) ? Response(status: .noContent) : gone
        } catch {
            switch error {
            case .gone: return gone
            case .wrongLength: return answer(.badRequest, "The file does not have the announced size.")
            case .full: return answer(.contentTooLarge, "The server has no room for the file.")
            }
        }
    }

    /// Stores the body of a request on the disk, and gives the file to the app.
    ///
    /// - Returns: whether the app has the file.
    private func receive(
        _ body: RequestBody, of upload: Upload, _ reservation: UploadReservation, for session: BrowserSession
    ) async -> Bool {
        let folder = core.options.uploadFolder ?? TemporaryFile.defaultFolder
        let reading = Task { try await FileReceiver(upload: upload, session: session).receive(body, in: folder, reservation) }
        upload.whenEnded { reading.cancel() }
        let result = await withTaskCancellationHandler {
            await reading.result
        } onCancel: {
            reading.cancel()
        }
        if case .success(let file) = result { return await session.finish(upload, file) }
        await session.fail(upload)
        return false
    }

    // MARK: Downloads

    /// Answers a request for a file that an app offers to save. The rights of the session are checked again for each piece.
    private func sendFile(_ request: Request, at secret: String) -> Response {
        let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
        guard site == nil || site == "same-origin", let offer = core.files.take(secret, for: cookie(of: request)) else { return gone }
        var headers = SecurityHeaders.all
        headers[.contentType] =
            HTTPField.isValidValue(offer.file.mediaType) && !offer.file.mediaType.isEmpty
            ? offer.file.mediaType : "application/octet-stream"
        headers[.contentDisposition] = FileName.disposition(offer.file.name)
        // If a browser shows the file in spite of the header above, it may run nothing and reach nothing of this server.
        headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        headers[.cacheControl] = "no-store"
        let body = ResponseBody(contentLength: offer.file.byteCount) { writer in
            var rest = offer.file.byteCount, pace = WritePace()
            for try await piece in offer.file.pieces {
                rest = rest.map { $0 - piece.count }
                guard offer.goesOn, rest ?? 0 >= 0 else { throw FileCutOff() }
                try await writer.write(ByteBuffer(bytes: piece))
                try await pace.note(piece.count)
            }
            if rest ?? 0 > 0 { throw FileCutOff() }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// The error of a file whose session has ended, or whose content does not have its announced size. It closes the connection, so the
    /// browser notices that the file is not complete.
    private struct FileCutOff: Error {}

    // MARK: Answers

    private func cookie(of request: Request) -> String? {
        core.requests.cookie(in: request.headers[values: .cookie], isSecure: request.head.scheme == "https")
    }

    private var gone: Response { answer(.gone, "This address is not valid any more. Each one is for a single file.") }

    private func answer(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        var headers = SecurityHeaders.all
        headers[.contentType] = "text/plain; charset=utf-8"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: sentence + "\n")))
    }
}

/// Writes the body of a request to the disk, in pieces. It reads the next piece only when the disk has the one before, so a fast client
/// cannot fill the memory.
private struct FileReceiver: Sendable {
    /// The error of an upload that has ended early or has the wrong size.
    private struct Stopped: Error {}

    /// The number of bytes that are collected before they are written.
    private static let pieceLength = 131_072

    let upload: Upload
    let session: BrowserSession

    func receive(_ body: RequestBody, in folder: String, _ reservation: UploadReservation) async throws -> TemporaryFile {
        let file = try await NIOThreadPool.singleton.runIfActive { try TemporaryFile(in: folder, reservation) }
        var piece = ByteBuffer(), count = 0
        for try await var part in body {
            count += part.readableBytes
            guard upload.goesOn, !session.entitlement.hasEnded, count <= upload.announcement.size else { throw Stopped() }
            piece.writeBuffer(&part)
            if piece.readableBytes < Self.pieceLength { continue }
            try await write(piece, to: file)
            piece.clear()
        }
        guard count == upload.announcement.size else { throw Stopped() }
        try await write(piece, to: file)
        return file
    }

    private func write(_ piece: ByteBuffer, to file: TemporaryFile) async throws {
        guard await session.goesOn(upload) else { throw Stopped() }
        // A slow disk must not block the threads that run the code of apps.
        try await NIOThreadPool.singleton.runIfActive { try file.append(piece) }
    }
}
