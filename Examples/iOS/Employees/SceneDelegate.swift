import BelvedereCore
import BelvedereUIKit
import EmployeesService
import Foundation
import HTTPService
public import UIKit

/// Opens the window of the app. Its only session has the language and the work of all screens.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    private let session = Session(environment: .ofDevice)
    /// The address of the service. The gallery serves one; another address can be set in the scheme of the project.
    private let address = ProcessInfo.processInfo.environment["EMPLOYEES"] ?? "http://127.0.0.1:8080/api/v1/employees"

    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let address = URL(string: address) else { return }
        let window = UIWindow(windowScene: scene), navigation = UINavigationController()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        let service = HTTPEmployeesService(address: address, http: HTTPService())
        navigation.showEmployees(service: service, lastGood: LastGoodList(), context: self.session.context)
    }
}
