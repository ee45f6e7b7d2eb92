import { defaultSendWindow, type SendWindow } from '#contract/campaigns/campaigns.ts'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { hourName, ownTimeZone, weekdays } from '../window-copy.ts'
import { EditorPart } from './part.tsx'
import type { Editor } from './use-editor.ts'

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    return [`${hour}`, hourName(hour)] as const
  })
const starts = hours(0, 23)
const ends = hours(1, 24)

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
      <div className="grid gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
        <ChoiceField
          label="From"
          choices={starts}
          value={`${window.fromHour}`}
          onChoose={(hour) => onChange({ fromHour: Number(hour) })}
        />
        <ChoiceField
          label="Until"
          choices={ends}
          value={`${window.untilHour}`}
          error={errors.untilHour}
          onChoose={(hour) => onChange({ untilHour: Number(hour) })}
        />
        <ChoiceField
          label="Time zone"
          choices={timeZones(window.timeZone)}
          value={window.timeZone}
          error={errors.timeZone}
          onChoose={(timeZone) => onChange({ timeZone })}
        />
      </div>
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

/** This browser's own first, then all the others; `chosen` may be one that this browser does not know. */
function timeZones(chosen: string): ReadonlyArray<readonly [string, string]> {
  const all = new Set([ownTimeZone(), chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...all].map((zone) => [zone, zone.replaceAll('_', ' ')] as const)
}
