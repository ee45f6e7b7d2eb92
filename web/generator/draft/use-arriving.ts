import type { GenerationForm } from '#contract/writer/writer.ts'
import { useRef, useState } from 'react'
import { randomKey } from '../../lib/call/random-key.ts'

/** As much of the next draft as has been written and checked. */
export interface Arriving {
  readonly input: GenerationForm
  readonly words: string
}

/** The next draft as far as it has arrived. Sentences of one that nobody waits for any more are not heard. */
export function useArriving() {
  const [arriving, setArriving] = useState<Arriving>()
  const [key, setKey] = useState(randomKey)
  const turn = useRef(0)
  function stop() {
    turn.current += 1
    setArriving(undefined)
  }
  /** Answers what is to hear the sentences of a draft that has just been asked for. */
  function begin(input: GenerationForm) {
    stop()
    setKey(randomKey())
    const mine = turn.current
    return (sentence: string) => {
      if (mine !== turn.current) return
      setArriving((now) => ({ input, words: now ? `${now.words} ${sentence}` : sentence }))
    }
  }
  return { arriving, key, begin, stop }
}
