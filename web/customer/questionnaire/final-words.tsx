import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { type Entries, isPrivateRating } from '../entries.ts'
import { useWords } from '../language.ts'
import { WordsInput } from '../words-input.tsx'
import type { KeptDraft } from './use-progress.ts'
import { useQuestionWords } from './use-question-words.ts'

/** The text that is sent: the draft, changed as the customer likes, or all their own. */
export function FinalWords({
  entries,
  draft,
  error,
  onChange,
}: {
  entries: Entries
  draft: KeptDraft | undefined
  error: string | undefined
  onChange: (part: Partial<Entries>) => void
}) {
  const all = useWords()
  const words = useQuestionWords()
  const isDraft = draft !== undefined && entries.content === draft.content
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={isPrivateRating(entries.rating) ? all.feedback : all.testimonial}
        hint={draft ? words.draftHint : words.ownHint}
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
      {draft && <OwnOrDraft isDraft={isDraft} draft={draft} onChange={onChange} />}
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
  draft: KeptDraft
  onChange: (part: Partial<Entries>) => void
}) {
  const words = useQuestionWords()
  const other = isDraft ? { content: '', draftRecord: '' } : { content, draftRecord: record }
  return (
    <Button variant="secondary" size="small" className="self-start" onClick={() => onChange(other)}>
      {isDraft ? words.writeMyself : words.useDraft}
    </Button>
  )
}
