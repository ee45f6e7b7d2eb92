import type { PublicForm } from '#contract/collection.ts'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { toast } from '../ui/toast.ts'
import { CompanyField } from './company-field.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { ContentField } from './content-field.tsx'
import {
  askedScopes,
  fieldOrder,
  findErrors,
  isPrivateRating,
  missingToast,
  type Entries,
  type FieldErrors,
} from './entries.ts'
import { Honeypot } from '../ui/honeypot.tsx'
import { consentWords } from './consent-words.ts'
import { customerLanguage } from './language.ts'
import { RatingField } from './rating-field.tsx'
import { StepHeading } from './step-heading.tsx'

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
}

/** The first step: rating, words, who says it, and what may be done with it. */
export function FormStep({ form, entries, onChange, onDone, refused, isFirst, restored }: FormStepProps) {
  const honeypot = useRef<HTMLInputElement>(null)
  const { body, errors, check } = useChecks(entries, refused)
  const isPrivate = isPrivateRating(entries.rating)
  const words = consentWords[customerLanguage()]

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (check()) onDone(honeypot.current?.value ?? '')
  }

  return (
    <form ref={body} noValidate onSubmit={goOn} className="flex flex-col gap-7">
      <Opening form={form} isFirst={isFirst} />
      {restored && <RestoredNote onStartOver={restored.onStartOver} />}
      <RatingField value={entries.rating} error={errors.rating} onChange={(rating) => onChange({ rating })} />
      <ContentField
        value={entries.content}
        error={errors.content}
        isPrivate={isPrivate}
        businessName={form.businessName}
        onChange={(content) => onChange({ content })}
      />
      <AuthorFields form={form} entries={entries} errors={errors} onChange={onChange} />
      <ConsentFields
        legend={words.legend(form.businessName, isPrivate)}
        intro={words.onForm}
        wording={form.consent}
        asked={askedScopes(entries.rating)}
        scopes={entries.scopes}
        onChange={(scopes) => onChange({ scopes })}
      />
      <Honeypot field={honeypot} />
      <Button type="submit" size="large" className="sm:self-start sm:px-8">
        Preview
      </Button>
    </form>
  )
}

function Opening({ form, isFirst }: Pick<FormStepProps, 'form' | 'isFirst'>) {
  return (
    <div>
      <StepHeading isFirst={isFirst}>
        How was your experience with <bdi>{form.businessName}</bdi>?
      </StepHeading>
      <p className="mt-2 text-base text-soft">
        Good or bad, in your own words. You can review everything before you submit it.
      </p>
    </div>
  )
}

/** Who says it. */
function AuthorFields({
  form,
  entries,
  errors,
  onChange,
}: Pick<FormStepProps, 'form' | 'entries' | 'onChange'> & { errors: FieldErrors }) {
  const typed = (field: 'customerName' | 'customerEmail') => ({
    name: field,
    dir: 'auto',
    value: entries[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  })

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label="Your name" error={errors.customerName} isRequired>
        <Input autoComplete="name" maxLength={120} {...typed('customerName')} />
      </Field>
      <Field
        label="Email"
        error={errors.customerEmail}
        hint={`Never published. ${form.businessName} may use it to reply to you.`}
        isRequired
      >
        <Input
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...typed('customerEmail')}
        />
      </Field>
      <CompanyField
        company={entries.company}
        isPerson={entries.isPerson}
        error={errors.company}
        onChange={onChange}
      />
    </div>
  )
}

function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-2.5 text-sm text-soft">
      We saved what you typed last time.
      <button
        type="button"
        onClick={onStartOver}
        className="rounded-[3px] font-semibold text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current pointer-coarse:py-2"
      >
        Start over
      </button>
    </p>
  )
}

/** What is wrong with the entries: from the first attempt to go on, what we find; until then, what the server refused. */
function useChecks(entries: Entries, refused: FieldErrors) {
  const [isChecked, setIsChecked] = useState(false)
  const body = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const first = fieldOrder.find((field) => refused[field])
    if (first) focusField(body.current, first)
  }, [refused])

  /** Whether all is well; else the first wrong field has the focus. */
  function check() {
    const found = findErrors(entries)
    const first = fieldOrder.find((field) => found[field])
    if (!first) return true
    setIsChecked(true)
    toast(missingToast(found, entries))
    focusField(body.current, first)
    return false
  }
  return { body, errors: isChecked ? findErrors(entries) : refused, check }
}

/** A group of radio buttons takes the focus at its chosen button, else at its first. */
function focusField(form: HTMLFormElement | null, field: string) {
  const found = form?.elements.namedItem(field)
  const target = found instanceof RadioNodeList ? found[0] : found
  if (target instanceof HTMLElement) target.focus()
}
