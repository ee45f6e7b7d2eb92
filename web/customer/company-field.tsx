import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import type { Entries } from './entries.ts'

/** The company, asked for; somebody without one says so with one tick instead. */
export function CompanyField({
  company,
  isPerson,
  error,
  onChange,
}: {
  company: string
  isPerson: boolean
  error: string | undefined
  onChange: (part: Partial<Entries>) => void
}) {
  return (
    <div className="flex flex-col gap-2.5 sm:col-span-2">
      <Field label="Company" error={error} isRequired={!isPerson}>
        <Input
          name="company"
          dir="auto"
          autoComplete="organization"
          maxLength={120}
          disabled={isPerson}
          value={isPerson ? '' : company}
          onChange={(event) => onChange({ company: event.currentTarget.value })}
        />
      </Field>
      <Checkbox
        label="I'm not writing for a company"
        checked={isPerson}
        onChange={(event) => onChange({ isPerson: event.currentTarget.checked })}
      />
    </div>
  )
}
