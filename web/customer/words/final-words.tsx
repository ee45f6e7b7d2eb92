import { isPrivateRating } from '#contract/collection/collection.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { type Entries } from '../sending/entries.ts'
import { useFormCopy } from '../language.ts'
import { WordsInput } from '../fields/words-input.tsx'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'
import { useQuestionCopy } from '../questionnaire/use-question-copy.ts'

/** The text that is sent: the draft, changed as the customer likes, or all their own. */
export function FinalWords({
  entries,
  draft,
  error,
  onChange,
}: {
  entries: Entries
  draft: QuestionnaireDraft | undefined
  error: string | undefined
  onChange: (part: Partial<Entries>) => void
}) {
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  const isDraft = draft !== undefined && entries.content === draft.content
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={isPrivateRating(entries.rating) ? formCopy.feedback : formCopy.testimonial}
        hint={draft?.content ? copy.draftHint : copy.ownHint}
        error={error}
        isRequired
      >
        <WordsInput
          name="content"
          rows={6}
          value={entries.content}
          longest={5000}
          onChange={(content) => onChange({ content })}
          className="max-h-none! text-[1rem] leading-6.5"
        />
      </Field>
      {draft?.content && <OwnOrDraft isDraft={isDraft} draft={draft} onChange={onChange} />}
    </div>
  )
}

/** Between the draft and an empty field. */
function OwnOrDraft({
  isDraft,
  draft: { content, record },
  onChange,
}: {
  isDraft: boolean
  draft: QuestionnaireDraft
  onChange: (part: Partial<Entries>) => void
}) {
  const copy = useQuestionCopy()
  const other = isDraft ? { content: '', draftRecord: '' } : { content, draftRecord: record }
  return (
    <Button variant="secondary" size="small" className="self-start" onClick={() => onChange(other)}>
      {isDraft ? copy.writeMyself : copy.useDraft}
    </Button>
  )
}
