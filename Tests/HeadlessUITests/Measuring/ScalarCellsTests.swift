import Testing

@testable import HeadlessUI

@Suite("Plain scalars")
struct ScalarCellsTests {
    @Test func `a plain scalar has its own shape, is never wide, and joins with no other plain one`() {
        for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) where scalar.isPlain {
            let name = "U+\(String(scalar.value, radix: 16, uppercase: true))"
            #expect(!WideRanges.contains(scalar.value) && !scalar.properties.isEmojiPresentation, "\(name)")
            #expect(!scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isGraphemeExtend, "\(name)")
            #expect(scalar.properties.generalCategory != .control, "\(name)")
            for neighbour in ["a", "─", String(scalar)] {
                #expect("\(neighbour)\(scalar)\(neighbour)".count == 3, "\(name) beside \(neighbour)")
            }
        }
    }
}
