//
//  ProfileModuleInput.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
protocol ProfileModuleInput: AnyObject {}
