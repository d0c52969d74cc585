extension Vocabulary {
  /// Combine, Swift's asynchronous streams and RxSwift: values that code sends to other code.
  static let combine: Vocabulary = {
    var it = Vocabulary()
    it.channels.types = [
      "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "Publisher", "AsyncStream",
      "AsyncThrowingStream", "AsyncChannel", "AsyncStream.Continuation", "PublishSubject",
      "BehaviorSubject", "ReplaySubject", "PublishRelay", "BehaviorRelay", "Observable", "Signal",
      "Driver",
    ]
    it.channels.senders = ["send", "yield", "accept", "onNext"]
    it.channels.receivers = ["sink", "subscribe", "bind", "drive", "emit"]
    it.channels.otherLabels = [
      "receiveCompletion", "onError", "onCompleted", "onDisposed", "onFailure", "onSuccess",
    ]
    it.channels.passers = [
      "eraseToAnyPublisher", "receive", "removeDuplicates", "debounce", "throttle", "delay",
      "dropFirst", "first", "prefix", "filter", "share", "print", "handleEvents", "values",
      "asObservable", "asDriver", "asSignal", "observe", "distinctUntilChanged", "take", "skip",
      "do", "stream", "setFailureType", "replaceError",
    ]
    return it
  }()
}
