#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  /// Owns an array of screens; appending pushes.
  struct QuizCoordinator: View {
    @State private var stack: [QuizScreen] = [.start]
    @State private var score = 0

    private let lastQuestion = 3

    var body: some View {
      NStack($stack) { screen in
        switch screen {
        case .start:
          QuizStartView(onStart: start, onTrophies: showTrophies)
        case .question(let number):
          QuestionView(number: number) { isRight in
            answered(number, isRight: isRight)
          }
        case .result(let score):
          QuizResultView(score: score, onAgain: backToStart)
        case .trophies:
          TrophyCoordinator()
        }
      }
    }

    private func start() {
      score = 0
      stack.append(.question(1))
    }

    private func answered(_ number: Int, isRight: Bool) {
      score += isRight ? 1 : 0
      if number < lastQuestion {
        stack.append(.question(number + 1))
      } else {
        stack.append(.result(score: score))
      }
    }

    private func showTrophies() {
      stack.append(.trophies)
    }

    private func backToStart() {
      stack = [.start]
    }
  }
#endif
