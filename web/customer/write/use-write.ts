import { useState } from 'react'
import { ApiProblem } from '../../lib/call/problem.ts'
import type { Writer, Written } from '../sending/ask-for-draft.ts'
import { differentDrafts } from '../../lib/text/different-drafts.ts'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { useFormCopy } from '../language.ts'
import type { DraftRequest } from '../queries.ts'
import { useWriteCopy } from '../form/use-write-copy.ts'

/** `changed`: what was agreed to is no longer what is asked. */
export type Failure = 'unreachable' | 'failed' | 'changed'

type State =
  | { kind: 'asking'; failure?: Failure }
  /** What has arrived of the draft; nothing where it comes as a whole. */
  | { kind: 'writing'; arrived: string; isAgain: boolean }
  | { kind: 'written'; draft: Written }

/** Asks for drafts, one after the other, each with a seed of its own. */
export function useWrite(writer: Writer) {
  const [state, setState] = useState<State>({ kind: 'asking' })
  const [nextSeed, setNextSeed] = useState(0)
  const formCopy = useFormCopy()
  const copy = useWriteCopy()

  async function write(request: DraftRequest) {
    const isAgain = state.kind === 'written'
    let arrived = ''
    setState({ kind: 'writing', arrived, isAgain })
    try {
      const draft = await writer.draft({ ...request, seed: nextSeed }, (sentence) => {
        arrived = arrived ? `${arrived} ${sentence}` : sentence
        setState({ kind: 'writing', arrived, isAgain })
      })
      setNextSeed(draft.seed + 1)
      setState({ kind: 'written', draft })
      endErrors()
    } catch (failure) {
      setState({ kind: 'asking', failure: failureKindOf(failure) })
      toast({ title: copy.failedTitle, description: formCopy.failedText, variant: 'destructive' })
    }
  }
  /** As many as three versions, this one first: each is asked for with a proof of its own. */
  async function writeVersions(request: DraftRequest, first: Written) {
    const versions = await differentDrafts(first, (seed) =>
      writer.draft({ ...request, seed }, () => undefined),
    )
    setNextSeed(Math.max(...versions.map(({ seed }) => seed)) + 1)
    return versions
  }
  return { state, write, writeVersions, backToQuestions: () => setState({ kind: 'asking' }) }
}

function failureKindOf(failure: unknown): Failure {
  if (!(failure instanceof ApiProblem) || failure.status === 0) return 'unreachable'
  return failure.code === 'edited-elsewhere' || failure.code === 'consent-needed' ? 'changed' : 'failed'
}
