import { useRef, useState, type FormEvent } from 'react'
import type { LinkedQuote } from '#contract/imports/linked-quote.ts'
import { longestTestimonial } from '#contract/limits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { fileOfQuote } from './file-of-quote.ts'

interface QuoteFormProps {
  quote: LinkedQuote
  onFile: (file: File) => void
  onCancel: () => void
}

/** What a page said, or nothing yet, to be looked over and completed. */
export function QuoteForm({ quote, onFile, onCancel }: QuoteFormProps) {
  const [typed, setTyped] = useState(quote)
  const [isMissing, setIsMissing] = useState(false)
  const words = useRef<HTMLTextAreaElement>(null)
  const set = (field: keyof LinkedQuote, value: string) =>
    setTyped((earlier) => ({ ...earlier, [field]: value }))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.content.trim() === '') {
      // On a phone the form is longer than the screen.
      words.current?.focus()
      return setIsMissing(true)
    }
    onFile(fileOfQuote(typed))
  }
  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-4"
      aria-label="One testimonial"
      onSubmit={submit}
      noValidate
    >
      {quote.note !== null && <Banner tone="info">{quote.note}</Banner>}
      <Field
        label="What they said"
        isRequired
        error={isMissing && typed.content.trim() === '' ? 'Paste what the customer said.' : undefined}
      >
        <Textarea
          ref={words}
          rows={4}
          maxLength={longestTestimonial}
          value={typed.content}
          onChange={({ currentTarget: { value } }) => set('content', value)}
        />
      </Field>
      <FactsFields typed={typed} set={set} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Check testimonial</Button>
        <Button variant="ghost" onClick={onCancel}>
          Back
        </Button>
      </div>
    </form>
  )
}

/** Who said it, when, and where; none of them has to be known. */
function FactsFields({
  typed,
  set,
}: {
  typed: LinkedQuote
  set: (field: keyof LinkedQuote, value: string) => void
}) {
  const inputFor = (field: Exclude<keyof LinkedQuote, 'note' | 'content'>, maxLength: number) => ({
    value: typed[field],
    maxLength,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => set(field, value),
  })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Customer name" isOptional>
        <Input {...inputFor('customerName', 120)} />
      </Field>
      <Field label="Company" isOptional>
        <Input {...inputFor('company', 120)} />
      </Field>
      <Field label="Rating" isOptional hint="For example 5 or 4.5">
        <Input inputMode="decimal" {...inputFor('rating', 20)} />
      </Field>
      <Field label="Date" isOptional>
        <Input type="date" {...inputFor('date', 10)} />
      </Field>
      <Field label="Where is it from?" isOptional hint="Shown with the testimonial">
        <Input {...inputFor('source', 60)} />
      </Field>
      <Field label="Link" isOptional>
        <Input type="url" inputMode="url" {...inputFor('sourceUrl', 2000)} />
      </Field>
    </div>
  )
}
