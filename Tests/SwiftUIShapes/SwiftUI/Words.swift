/// Text to look up in the user's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// Text with values: strings, values with a format specifier, and formatted values.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Reserves room for text and values.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends a string.
        public mutating func appendInterpolation(_ string: String) {}
        /// Appends a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
        /// Appends a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {}
        /// Appends text with its style.
        public mutating func appendInterpolation(_ text: Text) {}
    }

    /// Text to look up.
    public init(_ value: String) {}
    /// Text to look up.
    public init(stringLiteral value: String) {}
    /// Text to look up, with values in it.
    public init(stringInterpolation: StringInterpolation) {}
}

/// A value with a format specifier.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

/// Text.
public struct Text: Equatable, Sendable {
    /// The format of a moment.
    public struct DateStyle: Sendable {
        /// The time of day.
        public static var time: DateStyle { DateStyle() }
        /// The day.
        public static var date: DateStyle { DateStyle() }
    }

    /// Text to look up.
    public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    /// Verbatim text.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
    /// A moment.
    public nonisolated init(_ date: Date, style: DateStyle) {}
    /// A formatted value.
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
    /// A name with text.
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init() }
    /// A name with text.
    @_disfavoredOverload public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init()
    }
}

/// A picture with text.
public struct Label<Title: View, Icon: View>: Primitive {
    nonisolated init() {}
}

/// A picture.
public struct Image: Primitive {
    nonisolated init() {}
}

/// A view for missing content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
    /// The missing content and the reason, as views.
    public nonisolated init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// The missing content and the reason, with a picture.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label<Text, Image>() }, description: { description }, actions: { EmptyView() })
    }
    /// The missing content and the reason, with a picture.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init(label: { SwiftUI.Label<Text, Image>() }, description: { description }, actions: { EmptyView() })
    }
}

/// A view of progress.
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
    nonisolated init() {}
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    /// Progress of unknown length.
    public nonisolated init(_ titleKey: LocalizedStringKey) { self.init() }
    /// Progress of unknown length.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) { self.init() }
}
