/// Decides who may come in; see ``BrowserHost/init(_:options:logger:admit:)``.
///
/// ```swift
/// let policy: AdmissionPolicy = { request in
///     request.cookie("login") == nil ? .redirect(to: "/login") : .allow
/// }
/// let host = BrowserHost([.hello], admit: policy)
/// ```
///
/// - Throws: whatever goes wrong while it decides. The visitor is refused then.
public typealias AdmissionPolicy = @Sendable (AdmissionRequest) async throws -> Admission
