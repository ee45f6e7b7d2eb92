import type { GenerationForm } from '#contract/writer.ts'
import { useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { randomKey } from '../lib/random-key.ts'
import { toast } from '../ui/toast.ts'
import { useGenerate } from './queries.ts'

/** A draft on its way: asked for, read, changed, asked for again, thrown away. */
export function useDraft(variant: 'card' | 'plain') {
  const ask = useGenerate()
  const [input, setInput] = useState<GenerationForm>()
  const [words, setWords] = useState<string>()
  const [earlier, setEarlier] = useState<string>()
  const [key, setKey] = useState(randomKey)

  function generate(form: GenerationForm) {
    const before = words
    ask.mutate(form, {
      onSuccess: (drafted) => {
        setInput(form)
        setWords(drafted)
        setEarlier(before)
        setKey(randomKey())
        toast({
          title: 'Testimonial Generated',
          description: 'Review and edit your testimonial before submitting.',
        })
      },
      onError: (failure) => sayFailed(variant, failure),
    })
  }
  function discard() {
    const before = words
    setWords(undefined)
    toast({
      title: 'Draft discarded',
      action: { label: 'Undo', onAct: () => setWords(before) },
    })
  }
  return {
    input,
    words,
    /** What stood there before it was asked for anew; bringing it back keeps the newer one in its place. */
    earlier,
    swap: () => {
      setEarlier(words)
      setWords(earlier)
    },
    /** Another draft, another key. */
    key,
    failure: ask.error,
    isGenerating: ask.isPending,
    generate,
    regenerate: () => input && generate(input),
    change: setWords,
    discard,
    clear: () => setWords(undefined),
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
