import type { ReactNode } from 'react'
import { Badge } from '../../ui/text/badge.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormCopy } from '../language.ts'
import { WordsInput } from './words-input.tsx'

/** The words themselves. Below four stars they are feedback for the business alone, and say so. */
export function ContentField({
  value,
  error,
  isPrivate,
  businessName,
  question,
  onChange,
  help,
}: {
  value: string
  error: string | undefined
  isPrivate: boolean
  businessName: string
  question: string
  onChange: (content: string) => void
  /** For who does not know what to write. */
  help: ReactNode
}) {
  const copy = useFormCopy()
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={isPrivate ? copy.feedback : copy.testimonial}
        aside={isPrivate && <Badge tone="private">{copy.internalOnly}</Badge>}
        hint={isPrivate ? copy.onlyForBusiness(businessName) : question}
        error={error}
        isRequired
      >
        <WordsInput
          name="content"
          rows={4}
          longest={5000}
          value={value}
          onChange={onChange}
          className="text-[1rem] leading-6.5"
        />
      </Field>
      {help}
    </div>
  )
}
