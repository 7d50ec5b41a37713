extension Unicode.Scalar {
    /// Whether nobody sees the scalar: control characters, ends of lines, marks of direction, blanks without width,
    /// fillers, tags, and what stands for nothing. Selectors of a variation show in what they select.
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

    /// Whether the scalar can stand beside a joiner that means something: an emoji or what varies one, or a letter or
    /// mark of the scripts that write with joiners, which lie between Hebrew and the Vedic signs and in two blocks
    /// more.
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
