#if !URL_SESSION
import CCurl
import Foundation

/// One HTTP request in libcurl, used only on libcurl's thread. It stores the data that was received until now, and the reason to stop.
final class Transfer {
    let exchange: HTTPExchange
    let hop: Hop
    private var head = AnswerHead()
    private var body = Data()
    /// The reason why the rest of the response is not read, or nil.
    private var refusal: HTTPFailure?
    private var fields: UnsafeMutablePointer<curl_slist>?

    init(_ exchange: HTTPExchange, _ hop: Hop) {
        self.exchange = exchange
        self.hop = hop
    }

    deinit {
        curl_slist_free_all(fields)
    }

    // MARK: Request

    /// Makes libcurl's handle for the request. The transfer must exist longer than the handle, because libcurl has a pointer to it.
    func makeHandle() -> UnsafeMutableRawPointer? {
        guard let handle = curl_easy_init() else { return nil }
        guard configure(handle) else {
            curl_easy_cleanup(handle)
            return nil
        }
        return handle
    }

    private func configure(_ handle: UnsafeMutableRawPointer) -> Bool {
        let request = hop.request
        let numbers: [(CURLoption, Int)] = [
            (CURLOPT_NOSIGNAL, 1),
            (CURLOPT_PROTOCOLS, Int(CURLPROTO_HTTP | CURLPROTO_HTTPS)),
            (CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1)),
            // Never reuse a connection. If a reused connection ends, libcurl sends the request again by itself, even if it must be sent
            // only once.
            (CURLOPT_FRESH_CONNECT, 1),
            (CURLOPT_FORBID_REUSE, 1),
        ]
        let texts: [(CURLoption, String)] = [
            (CURLOPT_URL, request.url.absoluteString),
            (CURLOPT_USERAGENT, exchange.userAgent),
            (CURLOPT_ACCEPT_ENCODING, "gzip, deflate"),
        ]
        for (name, value) in request.headers { fields = curl_slist_append(fields, "\(name): \(value)") ?? fields }
        // Send the body at once. Without this field, libcurl would first wait for the response "100 Continue".
        fields = curl_slist_append(fields, "Expect:") ?? fields
        var isSet =
            numbers.allSatisfy { belvedere_curl_set_number(handle, $0, $1) == CURLE_OK }
            && texts.allSatisfy { belvedere_curl_set_text(handle, $0, $1) == CURLE_OK }
            && belvedere_curl_set_fields(handle, fields) == CURLE_OK
        if request.method == .post {
            let body = request.body ?? Data()
            isSet =
                isSet && belvedere_curl_set_number(handle, CURLOPT_POST, 1) == CURLE_OK
                && body.withUnsafeBytes { belvedere_curl_set_body(handle, $0.baseAddress, $0.count) } == CURLE_OK
        }
        // Proof that the pointer stays valid: `TransferLoop` keeps the transfer in its table from here until the handle is freed. libcurl
        // calls back only from within its own functions. Only the thread of that loop calls them, for handles in its table.
        return isSet
            && belvedere_curl_set_receivers(
                handle,
                { bytes, size, count, context in Transfer.receive(bytes, size * count, context) { $0.receiveHead($1) } },
                { bytes, size, count, context in Transfer.receive(bytes, size * count, context) { $0.receiveBody($1) } },
                Unmanaged.passUnretained(self).toOpaque()
            ) == CURLE_OK
    }

    /// Returns the number of bytes that were accepted. A number other than `count` makes libcurl end the transfer at once.
    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?,
        _ count: Int,
        _ context: UnsafeMutableRawPointer?,
        _ take: (Transfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let bytes, let context else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return take(transfer, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }

    // MARK: Response

    private func receiveHead(_ line: UnsafeRawBufferPointer) -> Bool {
        switch head.read(line) {
        case .goesOn: return true
        case .tooLong: return refuse(.tooLarge(host: exchange.host, limit: AnswerHead.maximumBytes))
        case .isComplete:
            guard head.status >= 200 else { return true }
            exchange.receivedHead()
            if let length = head.announcedLength, length > exchange.limit { return refuse(tooLarge) }
            return head.hasKnownCoding || refuse(.unreadable(host: exchange.host))
        }
    }

    /// Receives some bytes of the body, which libcurl has decompressed. libcurl decompresses 16 kB at a time and stops when it is asked to.
    /// So the body in memory is at most 16 kB longer than the limit.
    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= exchange.limit else { return refuse(tooLarge) }
        body.append(contentsOf: bytes)
        return true
    }

    private func refuse(_ failure: HTTPFailure) -> Bool {
        refusal = failure
        body = Data()
        return false
    }

    private var tooLarge: HTTPFailure { .tooLarge(host: exchange.host, limit: exchange.limit) }

    // MARK: End

    /// The result of the whole transfer.
    enum Outcome {
        case finished(Result<HTTPAnswer, any Error>)
        case redirected(Hop)
    }

    func outcome(_ code: CURLcode, redirect: String?) -> Outcome {
        if let refusal { return .finished(.failure(refusal)) }
        guard code == CURLE_OK else { return .finished(.failure(failure(code))) }
        if let redirect, Hop.isRedirect(head.status) {
            guard let next = hop.redirected(status: head.status, to: redirect) else {
                return .finished(.failure(HTTPFailure.redirectLoop(host: exchange.host)))
            }
            return .redirected(next)
        }
        return .finished(.success(HTTPAnswer(status: head.status, headers: head.fields, body: body, url: hop.request.url)))
    }

    /// The error code of later libcurl versions for a header line that is too long. Version 7.88 reports missing memory instead.
    private static let lineTooLong = CURLcode(rawValue: 100)

    private func failure(_ code: CURLcode) -> HTTPFailure {
        let host = exchange.host
        switch code {
        case CURLE_URL_MALFORMAT: return .unusableAddress(hop.request.url.absoluteString)
        // libcurl takes a response without a status line of HTTP/1 for HTTP/0.9, which is not allowed here.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return .notHTTP(host: host)
        case CURLE_BAD_CONTENT_ENCODING: return .unreadable(host: host)
        // A header line is longer than libcurl's buffer.
        case CURLE_OUT_OF_MEMORY, Self.lineTooLong: return .tooLarge(host: host, limit: AnswerHead.maximumBytes)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
            CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CACERT_BADFILE:
            return .insecure(host: host)
        case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR: return .cutOff(host: host)
        default: return exchange.hasResponse ? .cutOff(host: host) : .unreachable(host: host)
        }
    }
}
#endif
