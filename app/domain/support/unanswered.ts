let unanswered = 0

/** Questions aren't stored, so the operator learns only how many had no answer. */
export function countUnanswered(): void {
  unanswered += 1
}

/** Since this process started. */
export const unansweredQuestions = () => unanswered
