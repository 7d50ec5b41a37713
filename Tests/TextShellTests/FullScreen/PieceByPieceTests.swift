import Navigation
import Testing

@testable import TextShell

/// Typing that a window gets in pieces, wherever they are cut.
@Suite @MainActor struct PieceByPieceTests {
    @Test func `a click that comes in two pieces is one click`() async {
        for cut in 1..<9 {
            let talk = await WindowTalk()
            let row = talk.rows.firstIndex { $0.contains("1 List") } ?? 0
            let bytes = KeyNotation.bytes("⎋[<0;4;\(row + 1)M")
            await talk.type(bytes: bytes[..<cut])
            await talk.type(bytes: bytes[cut...])
            #expect(talk.scene.stack.path == [.list], "after \(cut) bytes")
        }
    }

    @Test func `after a paste of many pieces, what follows is typed`() async {
        let talk = await WindowTalk(at: [.form])
        let bytes = KeyNotation.bytes("«") + [UInt8](repeating: 0x78, count: 1_000_000) + KeyNotation.bytes("»An")
        for start in stride(from: 0, to: bytes.count, by: 4_096) {
            let piece = Array(bytes[start..<min(start + 4_096, bytes.count)])
            talk.device.hear(.typed(piece, place: talk.device.place))
        }
        for _ in 0..<1_000 where talk.focused != "▸1 Name: An" { await letOthersRun() }
        #expect(talk.focused == "▸1 Name: An")
    }
}
