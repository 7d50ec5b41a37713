import Domain
import Foundation
import Support

/// The queue as a player that ticks once a second: the model for ``PlayQueue``.
struct NaivePlayer: Equatable {
    typealias Item = (id: Int, length: Int)

    var played: [Int] = []
    var current: Int?
    var position = 0
    var isPaused = false
    var waiting: [Int] = []
    private var lengths: [Int: Int] = [:]

    mutating func tick() {
        guard let current, !isPaused else { return }
        position += 1
        if position == lengths[current] { next() }
    }

    mutating func know(_ item: Item) { lengths[item.id] = item.length }

    mutating func play(_ id: Int) {
        putAway()
        begin(id)
    }

    mutating func addNext(_ id: Int) { current == nil ? begin(id) : waiting.insert(id, at: 0) }
    mutating func addLast(_ id: Int) { current == nil ? begin(id) : waiting.append(id) }

    mutating func next() {
        putAway()
        if !waiting.isEmpty { begin(waiting.removeFirst()) }
    }

    mutating func previous() {
        guard let last = played.popLast() else { return restart() }
        if let current { waiting.insert(current, at: 0) }
        begin(last)
    }

    mutating func move(_ index: Int, by places: Int) {
        guard waiting.indices.contains(index), waiting.indices.contains(index + places) else { return }
        waiting.swapAt(index, index + places)
    }

    private mutating func restart() {
        if let current { begin(current) }
    }

    private mutating func begin(_ id: Int) {
        (current, position, isPaused) = (id, 0, false)
    }

    private mutating func putAway() {
        if let current { played = (played + [current]).suffix(PlayQueue.mostPlayed) }
        current = nil
    }
}

extension NaivePlayer {
    /// The state of a queue in the model's terms, at a moment.
    init(_ queue: PlayQueue, at now: Date, numbers: [PlayQueue.Entry.ID: Int]) {
        let queue = queue.settled(at: now)
        played = queue.played.compactMap { numbers[$0.id] }
        current = queue.current.flatMap { numbers[$0.entry.id] }
        position = queue.position(at: now).map { Int($0) } ?? 0
        isPaused = queue.current != nil && !queue.isPlaying
        waiting = queue.waiting.compactMap { numbers[$0.id] }
    }

    /// The same state, without the model's internals.
    var visible: NaivePlayer {
        var visible = self
        visible.lengths = [:]
        if visible.current == nil { (visible.position, visible.isPaused) = (0, false) }
        return visible
    }
}
