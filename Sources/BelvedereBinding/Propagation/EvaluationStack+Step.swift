extension EvaluationStack {
    /// The value to look at next. It copies two fields of its frame, because reading the frame again would wait for memory.
    struct Step {
        let node: Unmanaged<DynamicNode>
        let edge: Edge.Pointer?
        /// Where the edge leads from.
        let source: Unmanaged<DynamicNode>?
        let frame: Frame.Pointer

        @inline(__always)
        init(_ frame: Frame.Pointer) {
            node = frame.pointee.node
            edge = frame.pointee.edge
            source = edge?.pointee.source
            self.frame = frame
        }

        @inline(__always)
        init(node: Unmanaged<DynamicNode>, edge: Edge.Pointer?, source: Unmanaged<DynamicNode>?, frame: Frame.Pointer) {
            self.node = node
            self.edge = edge
            self.source = source
            self.frame = frame
        }
    }
}
