import { dayIn } from '#contract/testimonials/said-on.ts'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'

/** The last day on which a link takes testimonials. */
export function LastDayField({
  error,
  ...input
}: { error: string | undefined } & ComponentProps<typeof Input>) {
  const [today] = useState(() => dayIn(undefined, new Date()))
  return (
    <Field label="Last day" isOptional hint="After this day, the link says it has expired." error={error}>
      <Input type="date" min={today} {...input} />
    </Field>
  )
}
