//
//  ProfilePresenterTests.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
import XCTest
@testable import My_App

final class ProfilePresenterTests: XCTestCase {}
