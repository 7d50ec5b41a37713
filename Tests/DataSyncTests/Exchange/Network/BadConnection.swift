/// One workstation's connection through a bad network.
final class BadConnection {
    /// The treatment of answers.
    private enum Answers {
        case pass, vanish, end, break_
    }

    private let client: Socket
    private let server: Socket
    private let network: BadNetwork
    private var messages = PostgresMessages()
    /// Everything that the client sent, to repeat it.
    private var said: [UInt8] = []
    private var answers = Answers.pass
    private var isDeaf = false

    init(from client: Socket, to server: Socket, through network: BadNetwork) {
        (self.client, self.server, self.network) = (client, server, network)
    }

    /// Runs until the connection ends.
    func run() {
        while true {
            let ready = Socket.wait(for: client, or: server)
            if ready.one, !ask() { break }
            if ready.other, !answer() { break }
        }
        client.end()
        server.end()
    }

    /// - Returns: whether the connection continues.
    private func ask() -> Bool {
        let heard = client.hear()
        guard !heard.isEmpty else {
            if isDeaf || answers == .vanish { repeatMaybe() }
            return false
        }
        let asked = messages.take(heard).filter { !$0.isGoodbye }
        said += asked.bytes
        guard !isDeaf, let fault = network.fate(ofWrites: asked.contains(where: \.isExecution)) else {
            return isDeaf || server.say(asked.bytes)
        }
        network.count(fault)
        guard !strike(fault, asked) else { return true }
        repeatMaybe()
        return false
    }

    /// - Returns: whether the connection continues.
    private func strike(_ fault: NetworkFault, _ asked: [PostgresMessage]) -> Bool {
        switch fault {
        case .questionDelayed, .answerDelayed, .repeated, .restart: Socket.pause(milliseconds: 1 + network.jitter(40))
        case .questionLost:
            isDeaf = true
            return true
        case .answerLost: answers = .vanish
        case .cutBeforeAnswer: answers = .end
        case .cutInAnswer: answers = .break_
        case .cutBefore: return false
        case .cutInMessage:
            let bytes = asked.bytes
            server.say(bytes.prefix(1 + network.jitter(bytes.count - 1)))
            return false
        case .cutInTransaction:
            server.say(upToOneOf(asked, where: \.isExecution))
            return false
        case .cutInBatch:
            server.say(upToOneOf(asked, where: \.isSync))
            return false
        case .partition:
            network.partition()
            return false
        case .restartInBatch:
            server.say(upToOneOf(asked, where: \.isExecution))
            network.restartNow()
            return false
        }
        return server.say(asked.bytes)
    }

    /// All messages up to the first with a property.
    private func upToOneOf(_ asked: [PostgresMessage], where isEnd: (PostgresMessage) -> Bool) -> [UInt8] {
        let ends = asked.indices.filter { isEnd(asked[$0]) }
        guard !ends.isEmpty else { return [] }
        return Array(asked[...ends[network.jitter(ends.count)]]).bytes
    }

    /// - Returns: whether the connection continues.
    private func answer() -> Bool {
        let heard = server.hear()
        guard !heard.isEmpty else { return false }
        switch answers {
        case .vanish: return true
        case _ where isDeaf: return true
        case .pass:
            if !network.isGood, network.jitter(40) == 0 {
                network.count(.answerDelayed)
                Socket.pause(milliseconds: 1 + network.jitter(40))
            }
            return client.say(heard)
        case .break_: client.say(heard.prefix(heard.count / 2))
        case .end: break
        }
        repeatMaybe()
        return false
    }

    /// Repeats the client's messages every other time.
    private func repeatMaybe() {
        if !network.isGood, network.jitter(2) == 0 { network.repeat(said) }
    }
}
