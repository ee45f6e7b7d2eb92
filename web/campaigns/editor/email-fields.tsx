import { type CampaignVariable, campaignVariables } from '#contract/campaigns/campaign-email.ts'
import { type LintField, lintField } from '#contract/campaigns/campaign-lint.ts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import type { EmailDraft } from './draft.ts'
import { LintNotes } from './lint-notes.tsx'

interface EmailFieldsProps {
  email: EmailDraft
  errors: { subject: string | undefined; message: string | undefined }
  onChange: (change: Partial<EmailDraft>) => void
}

const variableNames: Record<CampaignVariable, string> = {
  firstName: 'First name',
  customerName: 'Customer name',
  businessName: 'Business name',
  testimonialLink: 'Link to your form',
}

/** Subject and message, with what can be filled in, and what the rules have to say while it is written. */
export function EmailFields({ email: { emailSubject, emailTemplate }, errors, onChange }: EmailFieldsProps) {
  const { subject, message, remember, insert } = useInsertion(onChange)
  const subjectNotes = useNotes('emailSubject', emailSubject, errors.subject)
  const messageNotes = useNotes('emailTemplate', emailTemplate, errors.message)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <Field label="Subject" error={subjectNotes.error}>
          <Input
            ref={subject}
            maxLength={200}
            value={emailSubject}
            onFocus={() => remember('emailSubject')}
            onChange={(event) => onChange({ emailSubject: event.target.value })}
          />
        </Field>
        <LintNotes warnings={subjectNotes.warnings} />
      </div>
      <div className="flex flex-col gap-1.5">
        <Field label="Message" error={messageNotes.error}>
          <Textarea
            ref={message}
            maxLength={5000}
            className="min-h-64"
            value={emailTemplate}
            onFocus={() => remember('emailTemplate')}
            onChange={(event) => onChange({ emailTemplate: event.target.value })}
          />
        </Field>
        <LintNotes warnings={messageNotes.warnings} />
        <InsertButtons onInsert={insert} />
      </div>
    </div>
  )
}

/** Puts what can be filled in where the caret was last; a link only goes into the message. */
function useInsertion(onChange: EmailFieldsProps['onChange']) {
  const subject = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const last = useRef<LintField>('emailTemplate')
  function insert(name: CampaignVariable) {
    const field = name === 'testimonialLink' ? 'emailTemplate' : last.current
    const element = field === 'emailSubject' ? subject.current : message.current
    if (!element) return
    const { value } = element
    const start = element.selectionStart ?? value.length
    const text = `{{${name}}}`
    flushSync(() =>
      onChange({ [field]: value.slice(0, start) + text + value.slice(element.selectionEnd ?? start) }),
    )
    element.focus()
    element.setSelectionRange(start + text.length, start + text.length)
  }
  const remember = (field: LintField) => (last.current = field)
  return { subject, message, remember, insert }
}

function InsertButtons({ onInsert }: { onInsert: (name: CampaignVariable) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Insert</legend>
      <span aria-hidden="true" className="text-sm text-faint">
        Insert
      </span>
      {campaignVariables.map((name) => (
        <Button
          key={name}
          size="small"
          variant="secondary"
          title={`{{${name}}}`}
          onClick={() => onInsert(name)}
        >
          {variableNames[name]}
        </Button>
      ))}
    </fieldset>
  )
}

const restMs = 500

/** What the rules say of a text once typing rests: a variable that is half typed is no mistake yet. */
function useNotes(field: LintField, text: string, refusal: string | undefined) {
  const rested = useDebounced(text, restMs)
  const found = lintField(field, rested)
  const error = found.find(({ severity }) => severity === 'error')
  return {
    error: refusal ?? error?.message,
    warnings: found.flatMap(({ severity, message }) => (severity === 'warning' ? [message] : [])),
  }
}
