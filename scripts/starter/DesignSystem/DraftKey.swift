// only swiftui
#if SWIFTUI
    /// How a page tells App what is typed there and not saved: the words by the names of the fields, or nil.
    package struct DraftKey: PreferenceKey {
        /// Nothing is typed.
        nonisolated package static var defaultValue: [String: String]? { nil }

        /// The first draft of a page counts.
        nonisolated package static func reduce(value: inout [String: String]?, nextValue: () -> [String: String]?) {
            value = value ?? nextValue()
        }
    }

    /// Says what went wrong and what to do about it. The headless one comes with the kits.
    package struct FailureView: View {
        private let message: String
        private let advice: String
        private let code: String

        /// Creates a failure with a message, advice, and a stable code.
        package init(_ message: String, advice: String, code: String) {
            (self.message, self.advice, self.code) = (message, advice, code)
        }

        /// The two sentences.
        package var body: some View {
            VStack {
                Text(message).bold()
                Text(advice)
            }
            .accessibilityIdentifier(code)
        }
    }
#endif
