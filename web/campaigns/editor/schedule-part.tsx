import { defaultSendWindow, type SendWindow } from '#contract/campaigns/campaigns.ts'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { ownTimeZone, weekdays } from '../window-copy.ts'
import { HoursFields } from './hours-fields.tsx'
import { EditorPart } from './part.tsx'
import type { Editor } from './use-editor.ts'

/** When emails may leave. */
export function SchedulePart({ editor: { draft, errors, set } }: { editor: Editor }) {
  const { window } = draft
  const usual = (): SendWindow => ({
    ...defaultSendWindow,
    days: [...defaultSendWindow.days],
    timeZone: ownTimeZone(),
  })
  return (
    <EditorPart title="When">
      <Switch
        label="Only during set hours"
        hint="Otherwise emails leave as soon as they are due."
        checked={window !== null}
        onChange={(event) => set({ window: event.target.checked ? usual() : null })}
      />
      {window && (
        <WindowFields
          window={window}
          errors={{
            days: errors['sendWindow.days'],
            untilHour: errors['sendWindow.untilHour'],
            timeZone: errors['sendWindow.timeZone'],
          }}
          onChange={(change) => set({ window: { ...window, ...change } })}
        />
      )}
    </EditorPart>
  )
}

function WindowFields({
  window,
  errors,
  onChange,
}: {
  window: SendWindow
  errors: Partial<Record<keyof SendWindow, string | undefined>>
  onChange: (change: Partial<SendWindow>) => void
}) {
  return (
    <>
      <Days window={window} error={errors.days} onChange={onChange} />
      <HoursFields value={window} errors={errors} onChange={onChange} />
    </>
  )
}

function Days({
  window: { days },
  error,
  onChange,
}: {
  window: SendWindow
  error: string | undefined
  onChange: (change: Partial<SendWindow>) => void
}) {
  const toggle = (day: number) =>
    onChange({
      days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted((a, b) => a - b),
    })
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Days</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdays.map(({ day, short, long }) => (
          <label
            key={day}
            className="inline-flex h-9 min-w-12 items-center justify-center rounded-md border border-line-strong px-2 text-sm font-medium text-soft select-none has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] pointer-coarse:h-11"
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={long}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {short}
          </label>
        ))}
      </div>
      <FieldError id="days-error">{error}</FieldError>
    </fieldset>
  )
}
