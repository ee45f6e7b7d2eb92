import { longestTestimonial } from '#contract/limits.ts'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormCopy } from '../language.ts'
import { WordsInput } from '../fields/words-input.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** The same words, in the making. */
export function CorrectWords({
  mine,
  isSaving,
  onSave,
  onCancel,
}: {
  mine: MyTestimonial
  isSaving: boolean
  onSave: (content: string) => Promise<void>
  onCancel: () => void
}) {
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const [content, setContent] = useState(mine.content)
  const [error, setError] = useState<string>()
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (content.trim() === '') setError(mine.isPrivate ? formCopy.missingFeedback : formCopy.missing.content)
    else void onSave(content)
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field
        label={mine.isPrivate ? formCopy.feedback : formCopy.testimonial}
        error={error}
        hint={mine.isPrivate ? undefined : copy.afterSave(mine.businessName)}
        isRequired
      >
        <WordsInput rows={6} value={content} longest={longestTestimonial} onChange={setContent} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isPending={isSaving} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}
