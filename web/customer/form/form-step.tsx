import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { AuthorFields } from '../fields/author-fields.tsx'
import { ContentField } from '../fields/content-field.tsx'
import { findErrors, missingToast, type Entries, type FieldErrors } from '../sending/entries.ts'
import { fieldOrder } from '../sending/field-order.ts'
import { FormConsent } from './form-consent.tsx'
import { Honeypot } from '../../ui/form/honeypot.tsx'
import { useFormCopy } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { RatingField } from '../fields/rating-field.tsx'
import { StepHeading } from '../page/step-heading.tsx'

interface FormStepProps {
  form: PublicForm
  entries: Entries
  onChange: (part: Partial<Entries>) => void
  /** `website` is what stands in the hidden field. */
  onDone: (website: string) => void
  /** What the server had to say about single fields. */
  refused: FieldErrors
  isFirst: boolean
  restored: { onStartOver: () => void } | undefined
  /** What helps with the words. */
  help: ReactNode
}

/** The first step: the rating alone, and with it everything else. */
export function FormStep({
  form,
  entries,
  onChange,
  onDone,
  refused,
  isFirst,
  restored,
  help,
}: FormStepProps) {
  const honeypot = useRef<HTMLInputElement>(null)
  const copy = useFormCopy()
  const { body, errors, check } = useChecks(form, entries, refused)
  const isUnfolded = entries.rating !== undefined || entries.content !== ''

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnfolded && check()) onDone(honeypot.current?.value ?? '')
  }

  return (
    <form ref={body} noValidate onSubmit={goOn} className="flex flex-col gap-6">
      <Opening form={form} isFirst={isFirst} />
      {restored && <RestoredNote onStartOver={restored.onStartOver} />}
      <RatingField value={entries.rating} error={errors.rating} onChange={(rating) => onChange({ rating })} />
      <Honeypot field={honeypot} label={copy.leaveEmpty} />
      {isUnfolded && (
        <div className="flex animate-rise flex-col gap-6">
          <Rest form={form} entries={entries} errors={errors} onChange={onChange} help={help} />
          <Button type="submit" size="large" className="sm:self-start sm:px-8">
            {copy.review}
          </Button>
        </div>
      )}
    </form>
  )
}

function Opening({ form, isFirst }: Pick<FormStepProps, 'form' | 'isFirst'>) {
  const copy = useFormCopy()
  return (
    <div>
      <StepHeading isFirst={isFirst}>
        {form.texts.headline || <Named say={copy.headline} name={form.businessName} />}
      </StepHeading>
      <p className="mt-2 text-base text-soft">{copy.intro}</p>
    </div>
  )
}

/** Everything but the rating: the words, who says them, and what may be done with them. */
function Rest({
  form,
  entries,
  errors,
  onChange,
  help,
}: Pick<FormStepProps, 'form' | 'entries' | 'onChange' | 'help'> & { errors: FieldErrors }) {
  const copy = useFormCopy()
  const isPrivate = isPrivateRating(entries.rating)
  return (
    <>
      <ContentField
        value={entries.content}
        error={errors.content}
        isPrivate={isPrivate}
        businessName={form.businessName}
        question={form.texts.question || copy.question}
        onChange={(content) => onChange({ content })}
        help={help}
      />
      <AuthorFields form={form} entries={entries} errors={errors} onChange={onChange} />
      <FormConsent form={form} entries={entries} onChange={onChange} />
    </>
  )
}

export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  const copy = useFormCopy()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-2.5 text-sm text-soft">
      {copy.restored}
      <button
        type="button"
        onClick={onStartOver}
        className="rounded-[3px] font-semibold text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current pointer-coarse:py-2"
      >
        {copy.startOver}
      </button>
    </p>
  )
}

/** What is wrong with the entries: from the first attempt to go on, what we find; until then, what the server refused. */
function useChecks(form: PublicForm, entries: Entries, refused: FieldErrors) {
  const [isChecked, setIsChecked] = useState(false)
  const body = useRef<HTMLFormElement>(null)
  const copy = useFormCopy()
  const found = findErrors(entries, copy, form)

  useEffect(() => {
    const first = fieldOrder.find((field) => refused[field])
    if (first) focusField(body.current, first)
  }, [refused])

  /** Whether all is well; else the first wrong field has the focus. */
  function check() {
    const first = fieldOrder.find((field) => found[field])
    endErrors()
    if (!first) return true
    setIsChecked(true)
    toast(missingToast(found, entries, copy))
    focusField(body.current, first)
    return false
  }
  return { body, errors: isChecked ? found : refused, check }
}

/** A group of radio buttons takes the focus at its chosen button, else at its first. */
function focusField(form: HTMLFormElement | null, field: string) {
  const found = form?.elements.namedItem(field)
  const target = found instanceof RadioNodeList ? found[0] : found
  if (target instanceof HTMLElement) target.focus()
}
