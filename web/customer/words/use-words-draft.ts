import { useRef, useState } from 'react'
import type { Writer } from '../sending/ask-for-draft.ts'
import type { DraftRequest } from '../queries.ts'
import { askForWords } from './ask-for-words.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'

type Outcome = QuestionnaireDraft | 'failed' | 'not-wanted'

/** Asks the writer, and knows when the customer has gone on without waiting for it. */
export function useWordsDraft(writer: Writer) {
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const newest = useRef(0)

  async function write(request: DraftRequest): Promise<Outcome> {
    newest.current += 1
    const mine = newest.current
    setState('writing')
    const outcome = await askForWords(writer, request).catch(() => 'failed' as const)
    if (mine !== newest.current) return 'not-wanted'
    setState(outcome === 'failed' ? 'failed' : 'idle')
    return outcome
  }
  function goOnWithout() {
    newest.current += 1
    setState('idle')
  }
  return { state, write, goOnWithout }
}
