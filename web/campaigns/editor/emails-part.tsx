import { mostReminders } from '#contract/campaigns/campaigns.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { stepName } from '../copy.ts'
import { emailAt, type ReminderDraft, withReminder } from './draft.ts'
import { EmailFields } from './email-fields.tsx'
import { EditorPart } from './part.tsx'
import { ReminderHoursPart } from './reminder-hours.tsx'
import type { Editor } from './use-editor.ts'

/** The first email and up to three reminders, one at a time. */
export function EmailsPart({ editor }: { editor: Editor }) {
  const { draft, errors, step, set, setStep } = editor
  const { reminders } = draft
  const path = step === 0 ? '' : `reminders.${step - 1}.`
  function change(email: Partial<ReminderDraft>) {
    if (step === 0) set({ first: { ...draft.first, ...email } })
    else set({ reminders: reminders.map((one, index) => (index === step - 1 ? { ...one, ...email } : one)) })
  }
  function add() {
    set(withReminder(draft))
    setStep(reminders.length + 1)
  }
  function remove() {
    set({ reminders: reminders.filter((_, index) => index !== step - 1) })
    setStep(step - 1)
  }
  const reminder = step > 0 ? reminders[step - 1] : undefined
  return (
    <EditorPart
      title="Emails"
      aside={
        reminders.length < mostReminders && (
          <Button size="small" variant="secondary" onClick={add}>
            <Plus aria-hidden="true" />
            Add reminder
          </Button>
        )
      }
    >
      {reminders.length > 0 && <StepFilter editor={editor} />}
      {reminder && (
        <Delay
          reminder={reminder}
          error={errors[`${path}afterDays`]}
          onChange={(afterDays) => change({ afterDays })}
          onRemove={remove}
        />
      )}
      {reminder && <ReminderHoursPart editor={editor} />}
      <EmailFields
        key={step}
        email={emailAt(draft, step)}
        errors={{ subject: errors[`${path}emailSubject`], message: errors[`${path}emailTemplate`] }}
        onChange={change}
      />
    </EditorPart>
  )
}

function StepFilter({ editor: { draft, step, setStep } }: { editor: Editor }) {
  return (
    <SegmentedFilter
      label="Email"
      value={`${step}`}
      onChange={(value) => setStep(Number(value))}
      options={[undefined, ...draft.reminders].map((_, index) => ({
        value: `${index}`,
        label: stepName(index),
      }))}
    />
  )
}

export function Delay({
  reminder: { afterDays },
  what = 'email',
  error,
  onChange,
  onRemove,
}: {
  reminder: Pick<ReminderDraft, 'afterDays'>
  what?: string
  error: string | undefined
  onChange: (afterDays: string) => void
  onRemove: () => void
}) {
  const errorId = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <div className="flex items-center gap-2 text-base text-soft">
          Goes out
          <Input
            aria-label={`Days after the ${what} before`}
            aria-describedby={errorId}
            {...(error && { 'aria-invalid': true })}
            inputMode="numeric"
            maxLength={2}
            className="w-14! text-center"
            value={afterDays}
            onChange={(event) => onChange(event.target.value)}
          />
          days later, to those who haven’t answered.
        </div>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
      <Button size="small" variant="ghost" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
    </div>
  )
}
