import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { useWords } from './language.ts'

const longest = 5000
/** The count of characters stays away until it matters. */
const quietUntil = 4000

/** The words themselves. Below four stars they are feedback for the business alone, and say so. */
export function ContentField({
  value,
  error,
  isPrivate,
  businessName,
  question,
  onChange,
}: {
  value: string
  error: string | undefined
  isPrivate: boolean
  businessName: string
  question: string
  onChange: (content: string) => void
}) {
  const words = useWords()
  return (
    <Field
      label={isPrivate ? words.feedback : words.testimonial}
      aside={isPrivate && <Badge tone="private">{words.internalOnly}</Badge>}
      hint={isPrivate ? words.onlyForBusiness(businessName) : question}
      error={error}
      isRequired
    >
      <Textarea
        name="content"
        dir="auto"
        sayLeft={words.charactersLeft}
        rows={4}
        maxLength={value.length > quietUntil ? longest : undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="text-[1rem] leading-6.5"
      />
    </Field>
  )
}
