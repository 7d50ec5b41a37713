/// Words to look up in the language of the person.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// Words with values in them: of text, of what has a format specifier, and of what a format writes.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Room for words and values.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Text.
        public mutating func appendInterpolation(_ string: String) {}
        /// A number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
        /// A value as a format writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {}
        /// Text with its style.
        public mutating func appendInterpolation(_ text: Text) {}
    }

    /// Words to look up.
    public init(_ value: String) {}
    /// Words to look up.
    public init(stringLiteral value: String) {}
    /// Words to look up, with values in them.
    public init(stringInterpolation: StringInterpolation) {}
}

/// What a format specifier stands for.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

/// Words.
public struct Text: Equatable, Sendable {
    /// How a moment is written.
    public struct DateStyle: Sendable {
        /// The time of day.
        public static var time: DateStyle { DateStyle() }
        /// The day.
        public static var date: DateStyle { DateStyle() }
    }

    /// Words to look up.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    /// Words as they are.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
    /// A moment.
    public nonisolated init(_ date: Date, style: DateStyle) {}
    /// A value as a format writes it.
    public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}
}

extension Text: Primitive {}

/// A name with its value.
public struct LabeledContent<Label: View, Content: View>: Primitive {
    nonisolated init() {}
}

extension LabeledContent where Label == Text {
    /// A name with a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init() }
    /// A name with a view.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init()
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A name with words.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init() }
    /// A name with words.
    @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init()
    }
}

/// A picture with words.
public struct Label<Title: View, Icon: View>: Primitive {
    nonisolated init() {}
}

/// A picture.
public struct Image: Primitive {
    nonisolated init() {}
}

/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
    /// What is missing and why, as views.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is missing and why, with a picture.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label<Text, Image>() }, description: { description }, actions: { EmptyView() })
    }
    /// What is missing and why, with a picture.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(label: { SwiftUI.Label<Text, Image>() }, description: { description }, actions: { EmptyView() })
    }
}

/// Says that something is on its way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
    nonisolated init() {}
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    /// Progress of unknown length.
    public nonisolated init(_ titleKey: LocalizedStringKey) { self.init() }
    /// Progress of unknown length.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) { self.init() }
}
