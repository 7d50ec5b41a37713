extension Unicode.Scalar {
    /// Whether the scalar is invisible: control characters, line ends, direction marks, blanks without width, fillers,
    /// tags and unassigned code points. Variation selectors are not: they show in what they select.
    ///
    /// The Unicode Standard, section 5.21, calls most of these default ignorable.
    var isInvisible: Bool {
        if (0x20...0x7E).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
        // Anchors of annotations are not ignorable by that list, but no more to be seen.
        default: properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector || annotations ~= value
        }
    }

    /// ZWNJ and ZWJ, which keep letters apart or join them, and join emoji.
    var isJoiner: Bool { 0x200C...0x200D ~= value }

    /// Whether the scalar can be next to a meaningful joiner: an emoji or its modifier, or a letter or mark of the
    /// scripts that use joiners, which are between Hebrew and the Vedic signs and in two more blocks.
    fileprivate var takesJoiners: Bool {
        if value == 0xFE0F || value > 0x2000 && properties.isEmoji { return true }
        guard 0x0590...0x1CFF ~= value || 0xA800...0xABFF ~= value || 0x1_0A00...0x1_1FFF ~= value else { return false }
        return switch properties.generalCategory {
        case .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    private var annotations: ClosedRange<UInt32> { 0xFFF9...0xFFFB }
}

extension String.UnicodeScalarView {
    /// Whether the joiner at a place has something on both sides that it can join. Between other letters it would make
    /// two texts differ that look the same.
    func joins(at index: Index) -> Bool {
        let next = self.index(after: index)
        guard index > startIndex, next < endIndex else { return false }
        return self[self.index(before: index)].takesJoiners && self[next].takesJoiners
    }
}
