/// A reference that does not keep its object alive.
///
/// A change visits many objects, and retaining and releasing each of them would cost more than all other work. So the engine of the
/// bindings uses borrowed references. The article "How a change spreads" lists the rules under which the objects still exist.
@usableFromInline
struct Borrowed<Object: AnyObject>: Equatable {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always)
    init(_ object: Object) { reference = .passUnretained(object) }

    /// Makes a reference to a new object and retains it. Only a call of `release` reverses that.
    init(retaining object: Object) { reference = .passRetained(object) }

    init(pointer: UnsafeMutableRawPointer) { reference = .fromOpaque(pointer) }

    var pointer: UnsafeMutableRawPointer { reference.toOpaque() }

    /// Passes the object to `body` without retaining it.
    ///
    /// - Precondition: Another reference keeps the object alive until `body` ends.
    @inlinable @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

    /// The object as a strong reference.
    @inlinable var object: Object { reference.takeUnretainedValue() }

    /// Retains the object. Only a call of `release` reverses that.
    @usableFromInline func retain() { _ = reference.retain() }

    func release() { reference.release() }

    /// Whether the retain by this type is the only strong reference to the object.
    var isKeptOnce: Bool {
        var object = reference.takeRetainedValue()
        let isUnique = isKnownUniquelyReferenced(&object)
        _ = Unmanaged.passRetained(object)
        return isUnique
    }

    /// The address of the object, used only for comparisons.
    @inlinable @inline(__always)
    var address: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) }

    @inlinable @inline(__always)
    static func == (left: Borrowed, right: Borrowed) -> Bool { left.address == right.address }
}
