import type { GenerationForm } from '#contract/writer/writer.ts'
import { useState } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { showLimit } from '../../ui/message/show-limit.ts'
import { toast } from '../../ui/message/toast.ts'
import { useGenerate } from '../queries.ts'
import { useArriving } from './use-arriving.ts'
import { type Shown, useVersions } from './use-versions.ts'

/** What tells most comes first in its draft; those of the others begin elsewhere. */
const firstSeed = 0
const lastSeed = 2_147_483_647
const generated = {
  title: 'Testimonial Generated',
  description: 'Review and edit your testimonial before submitting.',
}

/** A draft on its way: asked for, read, changed, asked for again, thrown away. */
export function useGeneratorDraft(variant: 'card' | 'plain') {
  const [input, setInput] = useState<GenerationForm>()
  const { shown, setShown, earlier, replace, swap } = useShown()
  const versions = useVersions(setShown)
  const { ask, arriving, key, stop, generate } = useGenerating(variant, (form, written) => {
    setInput(form)
    versions.forget()
    replace({ written, words: written.content })
    toast(generated)
  })
  function discard() {
    stop()
    ask.reset()
    versions.forget()
    if (shown) sayDiscarded(() => setShown(shown))
    setShown(undefined)
  }
  return {
    input,
    words: shown?.words,
    arriving,
    written: shown?.written,
    /** What stood there before it was asked for anew; bringing it back keeps the newer one in its place. */
    earlier,
    swap: () => {
      versions.forget()
      swap()
    },
    versions,
    /** Of the draft that stands there, from its entries. */
    showVersions: () => input && shown && versions.show(input, shown),
    chooseVersion: (at: number) => shown && versions.choose(at, shown),
    /** Another draft, another key. */
    key,
    failure: ask.error,
    isGenerating: ask.isPending,
    generate,
    /** How the next draft should sound, where that differs from this one. */
    sound: (manner: Partial<GenerationForm>) => input && setInput({ ...input, ...manner }),
    /** From the same entries, with the next seed: another text. */
    regenerate: () => input && shown && generate(input, (shown.written.seed + 1) % lastSeed),
    /** With more of what the customer said. */
    add: (said: string) => input && generate(withWords(input, said)),
    change: (words: string) => shown && setShown({ ...shown, words }),
    discard,
    clear: () => setShown(undefined),
  }
}

/** Asks for a draft, of which sentences arrive one by one. */
function useGenerating(
  variant: 'card' | 'plain',
  onWritten: (form: GenerationForm, written: Shown['written']) => void,
) {
  const ask = useGenerate()
  const { arriving, key, begin, stop } = useArriving()
  function generate(form: GenerationForm, seed = firstSeed) {
    ask.mutate(
      { body: { ...form, seed }, onSentence: begin(form) },
      {
        onSettled: stop,
        onSuccess: (written) => onWritten(form, written),
        onError: (failure) => sayFailed(variant, failure),
      },
    )
  }
  return { ask, arriving, key, stop, generate }
}

function withWords(form: GenerationForm, said: string): GenerationForm {
  return { ...form, customerWords: [form.customerWords?.trim(), said.trim()].filter(Boolean).join('\n') }
}

/** The draft that is there, and the one before it. */
function useShown() {
  const [shown, setShown] = useState<Shown>()
  const [earlier, setEarlier] = useState<Shown>()
  function replace(next: Shown | undefined) {
    setEarlier(shown)
    setShown(next)
  }
  return { shown, setShown, earlier, replace, swap: () => replace(earlier) }
}

function sayDiscarded(onAct: () => void) {
  toast({ title: 'Draft discarded', action: { label: 'Undo', onAct } })
}

function sayFailed(variant: 'card' | 'plain', failure: unknown) {
  if (showLimit(failure)) return
  const sentence = sentenceOf(failure, '')
  const said = sentence ? `Error: ${sentence}` : 'Failed to generate testimonial. Please try again.'
  toast({
    title: 'Generation Failed',
    description: variant === 'card' ? 'Failed to generate testimonial' : said,
    variant: 'destructive',
  })
}
