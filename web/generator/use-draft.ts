import type { Draft, GenerationForm } from '#contract/writer.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { randomKey } from '../lib/random-key.ts'
import { toast } from '../ui/toast.ts'
import { useGenerate } from './queries.ts'

/** A draft with its words as they are now. */
interface Shown {
  readonly written: Draft
  readonly words: string
}

/** As much of the next draft as has been written and checked. */
interface Arriving {
  readonly input: GenerationForm
  readonly words: string
}

const lastSeed = 2_147_483_647
const generated = {
  title: 'Testimonial Generated',
  description: 'Review and edit your testimonial before submitting.',
}

/** A draft on its way: asked for, read, changed, asked for again, thrown away. */
export function useDraft(variant: 'card' | 'plain') {
  const ask = useGenerate()
  const [input, setInput] = useState<GenerationForm>()
  const [arriving, setArriving] = useState<Arriving>()
  const [shown, setShown] = useState<Shown>()
  const [earlier, setEarlier] = useState<Shown>()
  const [key, setKey] = useState(randomKey)
  /** Which draft is waited for: another may have been asked for since, or none. */
  const turn = useRef(0)

  function generate(form: GenerationForm, seed?: number) {
    const before = shown
    const body = seed === undefined ? form : { ...form, seed }
    turn.current += 1
    const mine = turn.current
    let hasArrived = false
    const onSentence = (sentence: string) => {
      if (mine !== turn.current) return
      if (!hasArrived) setKey(randomKey())
      hasArrived = true
      setArriving((now) => ({ input: form, words: now ? `${now.words} ${sentence}` : sentence }))
    }
    ask.mutate(
      { body, onSentence },
      {
        onSettled: () => setArriving(undefined),
        onSuccess: (written) => {
          setInput(form)
          setShown({ written, words: written.content })
          setEarlier(before)
          if (!hasArrived) setKey(randomKey())
          toast(generated)
        },
        onError: (failure) => sayFailed(variant, failure),
      },
    )
  }
  /** Nobody waits for the next draft any more. */
  function stop() {
    turn.current += 1
    setArriving(undefined)
    ask.reset()
  }
  function discard() {
    stop()
    if (!shown) return
    const before = shown
    setShown(undefined)
    toast({ title: 'Draft discarded', action: { label: 'Undo', onAct: () => setShown(before) } })
  }
  return {
    input,
    words: shown?.words,
    arriving,
    written: shown?.written,
    /** What stood there before it was asked for anew; bringing it back keeps the newer one in its place. */
    earlier,
    swap: () => {
      setEarlier(shown)
      setShown(earlier)
    },
    /** Another draft, another key. */
    key,
    failure: ask.error,
    isGenerating: ask.isPending,
    generate,
    /** How the next draft should sound, where that differs from this one. */
    sound: (manner: Partial<GenerationForm>) => input && setInput({ ...input, ...manner }),
    /** From the same entries, with the next seed: another text. */
    regenerate: () => input && shown && generate(input, (shown.written.seed + 1) % lastSeed),
    change: (words: string) => shown && setShown({ ...shown, words }),
    discard,
    clear: () => setShown(undefined),
  }
}

function sayFailed(variant: 'card' | 'plain', failure: unknown) {
  const sentence = sentenceOf(failure, '')
  const said = sentence ? `Error: ${sentence}` : 'Failed to generate testimonial. Please try again.'
  toast({
    title: 'Generation Failed',
    description: variant === 'card' ? 'Failed to generate testimonial' : said,
    variant: 'destructive',
  })
}
