import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import ContactsStore
import Foundation
public import UIKit

/// Opens the window of the app. Its only session has the language and the work of all screens.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?
    private let session = Session(environment: .ofDevice)

    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene), navigation = UINavigationController()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        Task { [context = self.session.context] in
            do {
                let folder = try FileManager.default.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                let store = try await SQLiteContactStore.open(folder: folder.appending(component: "Contacts"))
                navigation.showContactsVIPER(store: store, device: context.device)
            } catch {
                navigation.present(alert: .failure(error as? ContactStoreError ?? ContactStoreError(.cannotOpen, cause: "\(error)")))
            }
        }
    }
}
