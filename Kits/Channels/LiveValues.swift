/// A live read: the present value at once, then a new one after every change, until the reader stops.
///
/// A slow reader misses values in between, never the newest. Unlike an `AsyncStream`, it has any number of readers, and
/// tells ``PendingDeliveries`` when a reader was handed a value and when the reader is done with it.
public struct LiveValues<Element: Sendable>: AsyncSequence, Sendable {
    @usableFromInline let source: Source

    /// A live read and the end that feeds it; `deliveries` counts every value that a waiting reader is handed.
    public static func makeStream(
        _ deliveries: PendingDeliveries
    ) -> (stream: LiveValues, continuation: Continuation) {
        let channel = Channel(deliveries)
        return (LiveValues(source: Source(channel: channel)), Continuation(channel: channel))
    }

    /// A reader of the live read. Each of several is given what the others are given.
    @inlinable public func makeAsyncIterator() -> Iterator {
        Iterator(source: source)
    }

    /// Reads value by value.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        @usableFromInline let source: Source
        @usableFromInline let reader: Channel.Reader

        @inlinable init(source: Source) {
            self.source = source
            reader = source.channel.makeReader()
        }

        /// The next value, or nil when the read is over or the reader was cancelled.
        @inlinable public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            // Most reads have their first value before anyone asks: then there is nothing to wait or be cancelled for.
            if let ready = source.channel.takeReady(reader) { return Self.unpacked(ready) }
            return await source.channel.wait(reader, isolation: actor).map(Self.unpacked)
        }

        /// A channel holds only what its own continuation packed.
        @inlinable static func unpacked(_ parcel: Channel.Parcel) -> Element {
            unsafeDowncast(parcel, to: PackedValue<Element>.self).value
        }
    }

    /// The end that feeds a live read.
    public struct Continuation: Sendable {
        @usableFromInline let channel: Channel

        init(channel: Channel) {
            self.channel = channel
        }

        /// Hands a value to each reader that waits, and keeps it as the newest for the others.
        @inlinable public func yield(_ value: Element) {
            channel.offer(PackedValue(value))
        }

        /// Ends the read.
        public func finish() {
            channel.end()
        }

        /// Calls an action once when the read is over: finished, cancelled, or no longer held by anyone.
        public func onTermination(_ action: @escaping @Sendable () -> Void) {
            channel.onEnd(action)
        }
    }
}

/// Held by each live read and each iterator of it; when the last of them is freed, the read is over.
@usableFromInline final class Source: Sendable {
    @usableFromInline let channel: Channel

    init(channel: Channel) {
        self.channel = channel
    }

    deinit {
        channel.end()
    }
}

/// A value in a channel.
@usableFromInline final class PackedValue<Value: Sendable>: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
        self.value = value
    }
}
