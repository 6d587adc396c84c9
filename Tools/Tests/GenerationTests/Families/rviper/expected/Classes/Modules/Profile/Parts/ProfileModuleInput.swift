//
//  ProfileModuleInput.swift
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
// 1: MY_APP
// 2: WATCH
protocol ProfileModuleInput {}
