import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'

const longest = 5000
/** The count of characters stays away until it matters. */
const quietUntil = 4000

/** The words themselves. Below four stars they are feedback for the business alone, and say so. */
export function ContentField({
  value,
  error,
  isPrivate,
  businessName,
  onChange,
}: {
  value: string
  error: string | undefined
  isPrivate: boolean
  businessName: string
  onChange: (content: string) => void
}) {
  return (
    <Field
      label={isPrivate ? 'Your feedback' : 'Your testimonial'}
      aside={isPrivate && <Badge tone="private">Internal Use Only</Badge>}
      hint={
        isPrivate
          ? `Only ${businessName} will see this, so they can make it right. It won't be published.`
          : 'What was it like, and what changed for you? Two or three sentences are enough.'
      }
      error={error}
      isRequired
    >
      <Textarea
        name="content"
        dir="auto"
        rows={5}
        maxLength={value.length > quietUntil ? longest : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="text-[1rem] leading-6.5"
      />
    </Field>
  )
}
