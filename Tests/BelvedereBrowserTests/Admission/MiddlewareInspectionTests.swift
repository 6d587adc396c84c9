import Hummingbird
import Testing

@testable import BelvedereBrowser

/// Whether an author is told that middleware guards no socket.
struct MiddlewareInspectionTests {
    private struct BasicAuthMiddleware: RouterMiddleware {
        @concurrent func handle(
            _ request: Request, context: BasicRequestContext, next: @concurrent (Request, BasicRequestContext) async throws -> Response
        ) async throws -> Response {
            try await next(request, context)
        }
    }

    private struct CompressionMiddleware: RouterMiddleware {
        @concurrent func handle(
            _ request: Request, context: BasicRequestContext, next: @concurrent (Request, BasicRequestContext) async throws -> Response
        ) async throws -> Response {
            try await next(request, context)
        }
    }

    @Test func middlewareThatAuthenticatesIsFound() {
        let router = Router()
        router.add(middleware: CompressionMiddleware())
        router.add(middleware: BasicAuthMiddleware())
        #expect(MiddlewareInspection.guards(of: router) == ["BasicAuthMiddleware"])
    }

    @Test func itIsFoundInTheGroupsAboveToo() {
        let router = Router()
        router.add(middleware: BasicAuthMiddleware())
        let group = router.group("a").add(middleware: CompressionMiddleware()).group("b")
        #expect(MiddlewareInspection.guards(of: group) == ["BasicAuthMiddleware"])
    }

    @Test func otherMiddlewareIsNone() {
        let router = Router()
        router.add(middleware: CompressionMiddleware())
        router.get("/login") { _, _ in "" }
        #expect(MiddlewareInspection.guards(of: router) == [])
    }
}
