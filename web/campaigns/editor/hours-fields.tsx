import type { ReminderHours } from '#contract/campaigns/campaigns.ts'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { hourName, ownTimeZone } from '../window-copy.ts'

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    return [`${hour}`, hourName(hour)] as const
  })
const starts = hours(0, 23)
const ends = hours(1, 24)

/** From one full hour until another, and where. */
export function HoursFields({
  value,
  errors,
  onChange,
}: {
  value: ReminderHours
  errors: Partial<Record<'untilHour' | 'timeZone', string | undefined>>
  onChange: (change: Partial<ReminderHours>) => void
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
      <ChoiceField
        label="From"
        choices={starts}
        value={`${value.fromHour}`}
        onChoose={(hour) => onChange({ fromHour: Number(hour) })}
      />
      <ChoiceField
        label="Until"
        choices={ends}
        value={`${value.untilHour}`}
        error={errors.untilHour}
        onChoose={(hour) => onChange({ untilHour: Number(hour) })}
      />
      <ChoiceField
        label="Time zone"
        choices={timeZones(value.timeZone)}
        value={value.timeZone}
        error={errors.timeZone}
        onChoose={(timeZone) => onChange({ timeZone })}
      />
    </div>
  )
}

/** This browser's own first, then all the others; `chosen` may be one that this browser does not know. */
export function timeZones(chosen: string): ReadonlyArray<readonly [string, string]> {
  const all = new Set([ownTimeZone(), chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...all].map((zone) => [zone, zone.replaceAll('_', ' ')] as const)
}
