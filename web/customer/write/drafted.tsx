import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { GroundedText } from '../../ui/text/grounded-text.tsx'
import { WordsInput } from '../fields/words-input.tsx'
import { useWriteCopy } from '../form/use-write-copy.ts'
import type { Written } from '../sending/ask-for-draft.ts'
import { useVersions } from './use-versions.ts'
import { Versions } from './versions.tsx'
import { whoWrote } from './who-wrote.ts'

interface DraftedProps {
  draft: Written
  /** There are words already in the field of the form. */
  replaces: boolean
  onUse: (content: string, record: string) => void
  askVersions: () => Promise<readonly Written[]>
  onAnother: () => void
  onBack: () => void
}

/** The draft to read and change. It becomes the customer's words when they say so, and not before. */
export function Drafted({ draft: first, replaces, onUse, askVersions, onAnother, onBack }: DraftedProps) {
  const versions = useVersions(first, askVersions)
  const { draft, content, setContent } = versions
  const copy = useWriteCopy()
  return (
    <>
      <FocusedHeading />
      <Field label={copy.draftLabel} isLabelHidden>
        <WordsInput
          rows={5}
          value={content}
          longest={5000}
          onChange={setContent}
          className="text-[1rem] leading-6.5"
        />
      </Field>
      <Versions {...versions} />
      <GroundedText
        words={content}
        sentences={draft.sentences}
        copy={{ title: copy.grounds, hint: copy.groundsHint, own: copy.own }}
      />
      <div className="flex flex-col gap-1 text-sm text-soft">
        {draft.isShort && <p>{copy.isShort}</p>}
        <LeftOut sentences={draft.leftOut} />
        <p>{whoWrote(draft, copy)}</p>
        <p>
          {draft.engine !== 'built-in' && copy.disclosure} {replaces && copy.replaces}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={content.trim() === ''} onClick={() => onUse(content.trim(), draft.record)}>
          {copy.use}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {copy.another}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.backToQuestions}
        </Button>
      </div>
    </>
  )
}

function FocusedHeading() {
  const copy = useWriteCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
        {copy.draftTitle}
      </h2>
      <p className="mt-0.5 text-base text-soft">{copy.draftHint}</p>
    </div>
  )
}

function LeftOut({ sentences }: { sentences: Written['leftOut'] }) {
  const copy = useWriteCopy()
  if (sentences.length === 0) return null
  return (
    <p className="wrap-anywhere">
      {copy.leftOut} {sentences.map((one) => `“${one}”`).join(' ')}
    </p>
  )
}
