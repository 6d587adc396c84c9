//
//  RCProfileRouterTests.m
//  My App
//
//  Made by Ann on 15/01/2026.
//  2026 Example
//
#import "RCProfileRouter.h"

@interface RCProfileRouterTests : XCTestCase
@end
