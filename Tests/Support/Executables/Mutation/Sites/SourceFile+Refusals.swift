import LayeringEngine

extension SourceFile {
    /// The bodies of mutating functions that return a Bool.
    func refusals() -> [Site] {
        tokens.indices.filter { isWord($0, "mutating") && isWord($0 + 1, "func") }.compactMap { token in
            var body = token + 2
            while body < tokens.count, !isText(body, "{"), !isText(body, "}") { body = after(body) }
            guard isText(body, "{"), isWord(body - 1, "Bool"), isText(body - 2, ">"), let end = tokens[body].partner
            else {
                return nil
            }
            let start = tokens[body].range.upperBound
            let isExpression = !(body..<end).contains { isWord($0, "return") }
            return site(.refusal(isExpression: isExpression), at: token, start..<start)
        }
    }
}
