import { HoursFields } from './hours-fields.tsx'
import type { Editor } from './use-editor.ts'

/** When reminders go out; where everything has hours of its own, these hold for reminders too. */
export function ReminderHoursPart({ editor: { draft, errors, set } }: { editor: Editor }) {
  const { reminderHours, window } = draft
  if (window) return <p className="text-sm text-soft">Reminders go out during the hours set under “When”.</p>
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Reminders go out every day between</legend>
      <HoursFields
        value={reminderHours}
        errors={{
          untilHour: errors['reminderHours.untilHour'],
          timeZone: errors['reminderHours.timeZone'],
        }}
        onChange={(change) => set({ reminderHours: { ...reminderHours, ...change } })}
      />
    </fieldset>
  )
}
