//
//  ProfileConfigurator.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
enum ProfileConfigurator {
    static func configure(_ view: ProfileViewController) {
        let presenter = ProfilePresenter()
        presenter.view = view
        view.output = presenter
    }
}
