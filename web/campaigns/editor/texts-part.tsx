import { mostReminders } from '#contract/campaigns/campaigns.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { withReminder } from './draft.ts'
import { Delay } from './emails-part.tsx'
import { EditorPart } from './part.tsx'
import { ReminderHoursPart } from './reminder-hours.tsx'
import type { Editor } from './use-editor.ts'

/** The text message and when it is repeated. Its words are the same for everybody, in the customer's language. */
export function TextsPart({ editor }: { editor: Editor }) {
  const { draft, errors, set } = editor
  const { reminders } = draft
  return (
    <EditorPart
      title="Text messages"
      aside={
        reminders.length < mostReminders && (
          <Button size="small" variant="secondary" onClick={() => set(withReminder(draft))}>
            <Plus aria-hidden="true" />
            Add reminder
          </Button>
        )
      }
    >
      <p className="text-base text-soft">
        Each customer gets one message in their language, with a link to your form and the way to opt out.
        Nobody is texted between 9 PM and 8 AM, local time.
      </p>
      {reminders.map((reminder, index) => (
        <Delay
          // oxlint-disable-next-line react/no-array-index-key -- reminders have nothing but their place
          key={index}
          what="message"
          reminder={reminder}
          error={errors[`reminders.${index}.afterDays`]}
          onChange={(afterDays) =>
            set({ reminders: reminders.map((one, at) => (at === index ? { ...one, afterDays } : one)) })
          }
          onRemove={() => set({ reminders: reminders.filter((_, at) => at !== index) })}
        />
      ))}
      {reminders.length > 0 && <ReminderHoursPart editor={editor} />}
    </EditorPart>
  )
}
