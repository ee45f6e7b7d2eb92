import type { MyTestimonial } from '#contract/collection.ts'
import { longestTestimonial } from '#contract/limits.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { nounFor } from '../noun-for.ts'

/** The count of characters stays away until it matters. */
const quietUntil = longestTestimonial - 1000

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
  const [content, setContent] = useState(mine.content)
  const [error, setError] = useState<string>()
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (content.trim() === '') setError('Please write your testimonial.')
    else void onSave(content)
  }
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <Field
        label={`Your ${nounFor(mine)}`}
        error={error}
        hint={
          mine.isPrivate
            ? undefined
            : `After you save, it only appears once ${mine.businessName} approves it.`
        }
        isRequired
      >
        <Textarea
          dir="auto"
          rows={6}
          maxLength={content.length > quietUntil ? longestTestimonial : undefined}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isPending={isSaving} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
