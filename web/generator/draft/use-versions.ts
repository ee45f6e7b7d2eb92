import type { Draft, GenerationForm } from '#contract/writer/writer.ts'
import { generateTestimonial } from '#contract/writer/writer.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call/api.ts'
import { differentDrafts } from '../../lib/text/different-drafts.ts'

/** A draft with its words as they are now. */
export interface Shown {
  readonly written: Draft
  readonly words: string
}

/** As many as three versions of one draft; what was changed in one stays in it while another is looked at. */
export function useVersions(onChoose: (shown: Shown) => void) {
  const ask = useMutation({
    mutationFn: ({ form, first }: { form: GenerationForm; first: Draft }) =>
      differentDrafts(first, (seed) => call(generateTestimonial, { body: { ...form, seed } })),
  })
  const [versions, setVersions] = useState<readonly Shown[]>([])
  const [chosen, setChosen] = useState(0)

  function show(form: GenerationForm, shown: Shown) {
    ask.mutate(
      { form, first: shown.written },
      {
        onSuccess: ([, ...others]) => {
          setChosen(0)
          setVersions([shown, ...others.map((written) => ({ written, words: written.content }))])
        },
      },
    )
  }
  function choose(at: number, shown: Shown) {
    const next = versions[at]
    if (!next || at === chosen) return
    setVersions(versions.map((one, index) => (index === chosen ? shown : one)))
    setChosen(at)
    onChoose(next)
  }
  function forget() {
    ask.reset()
    setVersions([])
  }
  return { versions, chosen, isPending: ask.isPending, failure: ask.error, show, choose, forget }
}
