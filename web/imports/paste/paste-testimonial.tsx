import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { readLinkedQuote, type LinkedQuote } from '#contract/imports/linked-quote.ts'
import { call } from '../../lib/call/api.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { QuoteForm } from './quote-form.tsx'

const nothing: LinkedQuote = {
  content: '',
  customerName: '',
  company: '',
  rating: '',
  date: '',
  source: '',
  sourceUrl: '',
  note: null,
}

/** One testimonial from a link or from pasted words. It goes the way of a file: checked, imported, waiting for approval. */
export function PasteTestimonial({ onFile }: { onFile: (file: File) => void }) {
  const [quote, setQuote] = useState<LinkedQuote>()
  const [address, setAddress] = useState('')
  const reading = useMutation({
    mutationFn: () => call(readLinkedQuote, { body: { address } }),
    onSuccess: setQuote,
  })
  if (quote) {
    return (
      <QuoteForm key={quote.sourceUrl} quote={quote} onFile={onFile} onCancel={() => setQuote(undefined)} />
    )
  }
  function read(event: FormEvent) {
    event.preventDefault()
    if (address.trim() !== '') reading.mutate()
  }
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-labelledby="paste-one">
      <h3 id="paste-one" className="text-base font-semibold">
        Or add one testimonial
      </h3>
      <form className="flex flex-col gap-3" onSubmit={read} noValidate>
        <Field label="Link to a post or review" hint="From X, LinkedIn, G2, Google Maps or any other page">
          <Input
            type="url"
            inputMode="url"
            maxLength={2000}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </Field>
        <FailureBanner failure={reading.error} otherwise="Couldn't read this link. Please try again." />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" isPending={reading.isPending} pendingLabel="Reading...">
            Read link
          </Button>
          <Button variant="ghost" onClick={() => setQuote(nothing)}>
            Paste text instead
          </Button>
        </div>
      </form>
    </section>
  )
}
