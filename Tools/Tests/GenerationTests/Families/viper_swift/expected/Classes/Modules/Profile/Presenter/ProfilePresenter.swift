//
//  ProfilePresenter.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
final class ProfilePresenter: ProfileModuleInput, ProfileViewOutput, ProfileInteractorOutput {
    weak var view: ProfileViewInput?
    var interactor: ProfileInteractorInput?
    var router: ProfileRouterInput?

    func viewIsReady() { view?.showBeginning() }
}
