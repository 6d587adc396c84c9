//
//  ProfileViewController.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
import UIKit

final class ProfileViewController: UIViewController, ProfileViewInput {
    var output: ProfileViewOutput?

    override func viewDidLoad() {
        super.viewDidLoad()
        output?.viewIsReady()
    }

    func showBeginning() {}
}
