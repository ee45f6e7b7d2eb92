import { useState } from 'react'
import { ApiProblem } from '../../lib/problem.ts'
import type { Writer, Written } from '../ask-for-draft.ts'
import type { DraftRequest } from '../queries.ts'

type State =
  | { kind: 'asking'; failure?: 'unreachable' | 'failed' }
  | { kind: 'writing' }
  | { kind: 'written'; draft: Written }

/** Asks for drafts, one after the other, each with a seed of its own. */
export function useWrite(writer: Writer) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const [nextSeed, setNextSeed] = useState(0)

  async function write(request: DraftRequest) {
    setState({ kind: 'writing' })
    try {
      const draft = await writer.draft({ ...request, seed: nextSeed })
      setNextSeed(draft.seed + 1)
      setState({ kind: 'written', draft })
    } catch (failure) {
      const isReached = failure instanceof ApiProblem && failure.status !== 0
      setState({ kind: 'asking', failure: isReached ? 'failed' : 'unreachable' })
    }
  }
  return { state, write, backToQuestions: () => setState({ kind: 'asking' }) }
}
