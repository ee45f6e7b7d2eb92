import { ApiProblem } from '../../lib/call/problem.ts'
import { contentSentence } from '#contract/testimonials/editing.ts'
import { fullSentenceOf } from '../../lib/copy/full-sentence.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { GroundedText } from '../../ui/text/grounded-text.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { manners } from '../copy.ts'
import { DraftNotes } from './draft-notes.tsx'
import { OneMoreSentence } from './one-more-sentence.tsx'
import { LabeledOptions } from '../options/labeled-options.tsx'
import { useMannerHint } from '../use-manner-hint.ts'
import { Versions } from './versions.tsx'
import type { useGeneratorDraft } from './use-draft.ts'
import type { useDraftSubmission } from './use-draft-submission.ts'

type Draft = ReturnType<typeof useGeneratorDraft>
const grounded = {
  title: 'What each sentence is based on',
  hint: 'Hover over or tap a sentence.',
  own: 'Your own words',
}

/** The words to read and change, what they rest on, and how the next draft should sound. */
export function DraftFields({
  draft,
  words,
  submission: { create, email, setEmail },
}: {
  draft: Draft
  words: string
  submission: ReturnType<typeof useDraftSubmission>
}) {
  const emailProblem = create.error instanceof ApiProblem ? create.error.fields['email'] : undefined
  return (
    <div className="flex flex-col gap-5">
      <DraftText draft={draft} words={words} isRefused={create.isError} />
      {(email !== undefined || emailProblem) && (
        <Field label="Customer email" isOptional error={emailProblem}>
          <Input
            inputMode="email"
            autoComplete="off"
            value={email ?? draft.input?.customerEmail ?? ''}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
      <Failures draft={draft} failure={create.error} />
      {draft.arriving && (
        <output className="text-sm text-faint">
          Writing. Each sentence appears once it has been checked against what you entered.
        </output>
      )}
      {draft.written && !draft.arriving && (
        <>
          {draft.written.isShort && (
            <OneMoreSentence
              key={draft.key}
              hasWords={Boolean(draft.input?.customerWords?.trim())}
              isPending={draft.isGenerating}
              onAdd={draft.add}
            />
          )}
          <Versions draft={draft} />
          <DraftNotes written={draft.written} />
          <GroundedText words={words} sentences={draft.written.sentences} copy={grounded} />
        </>
      )}
      {!draft.arriving && <NextManner draft={draft} />}
    </div>
  )
}

function DraftText({ draft, words, isRefused }: { draft: Draft; words: string; isRefused: boolean }) {
  return (
    <Field
      label="Testimonial"
      aside={
        draft.earlier !== undefined &&
        !draft.arriving && (
          <Button variant="ghost" size="small" className="-my-1.5" onClick={draft.swap}>
            Switch to the other draft
          </Button>
        )
      }
      error={words.trim() === '' && isRefused ? contentSentence : undefined}
    >
      <Textarea
        key={draft.key}
        className="min-h-44 font-serif text-lg"
        maxLength={5000}
        readOnly={draft.arriving !== undefined}
        aria-busy={draft.arriving !== undefined}
        value={words}
        onChange={(event) => draft.change(event.target.value)}
      />
    </Field>
  )
}

const changeable = manners.filter(({ name }) => name === 'tone' || name === 'length')

/** What 'Regenerate' keeps to: the same entries, in another tone or length. */
function NextManner({ draft }: { draft: Draft }) {
  const hintOf = useMannerHint()
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">Next draft</legend>
      {changeable.map(({ name, label, options }) => (
        <Field key={name} label={`${label} of the next draft`} hint={hintOf(name)}>
          <Select
            value={draft.input?.[name]}
            onChange={(event) => draft.sound({ [name]: event.target.value })}
          >
            <LabeledOptions options={options} />
          </Select>
        </Field>
      ))}
    </fieldset>
  )
}

function Failures({ draft, failure }: { draft: Draft; failure: Error | null }) {
  return (
    <>
      {failure && (
        <Banner tone="danger" isAlert>
          {fullSentenceOf(failure, 'Something went wrong.')} Your text is still here.
        </Banner>
      )}
      {draft.failure && (
        <Banner tone="danger" isAlert>
          {fullSentenceOf(draft.failure, "Couldn't create the new draft.")} The one above is unchanged.
        </Banner>
      )}
    </>
  )
}
