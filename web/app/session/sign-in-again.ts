import { makeStore, useStore } from '../../lib/store.ts'

interface Question {
  readonly asked: Promise<boolean>
  answer(goesOn: boolean): void
}

const question = makeStore<Question | undefined>(undefined)

/** Shows the question once for all calls that wait for it; answers whether the same person has signed in. */
export function signInAgain(): Promise<boolean> {
  const open = question.read() ?? newQuestion()
  question.write(open)
  return open.asked
}

function newQuestion(): Question {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  return { asked: promise, answer: resolve }
}

/** Lets the waiting calls go on, or fail as they did. */
export function endWaiting(goesOn: boolean) {
  question.read()?.answer(goesOn)
  question.write(undefined)
}

export function useIsAskedToSignIn(): boolean {
  return useStore(question) !== undefined
}
