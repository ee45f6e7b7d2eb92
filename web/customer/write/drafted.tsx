import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { GroundedText } from '../../ui/grounded-text.tsx'
import { WordsInput } from '../words-input.tsx'
import { useWriteWords } from '../use-write-words.ts'
import type { Written } from '../ask-for-draft.ts'

interface DraftedProps {
  draft: Written
  /** There are words already in the field of the form. */
  replaces: boolean
  onUse: (content: string) => void
  onAnother: () => void
  onBack: () => void
}

/** The draft to read and change. It becomes the customer's words when they say so, and not before. */
export function Drafted({ draft, replaces, onUse, onAnother, onBack }: DraftedProps) {
  const [content, setContent] = useState(draft.content)
  const words = useWriteWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {words.draftTitle}
        </h2>
        <p className="mt-0.5 text-base text-soft">{words.draftHint}</p>
      </div>
      <Field label={words.draftLabel} isLabelHidden>
        <WordsInput
          rows={5}
          value={content}
          longest={5000}
          onChange={setContent}
          className="text-[1rem] leading-6.5"
        />
      </Field>
      <GroundedText
        words={content}
        sentences={draft.sentences}
        copy={{ title: words.grounds, hint: words.groundsHint, own: words.own }}
      />
      <div className="flex flex-col gap-1 text-sm text-soft">
        {draft.isShort && <p>{words.isShort}</p>}
        <LeftOut sentences={draft.leftOut} />
        <p>{draft.engine === 'built-in' && draft.fallback === null ? words.byServer : null}</p>
        {draft.engine !== 'built-in' && <p>{words.byService}</p>}
        <p>
          {words.disclosure} {replaces && words.replaces}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={content.trim() === ''} onClick={() => onUse(content.trim())}>
          {words.use}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {words.backToQuestions}
        </Button>
      </div>
    </>
  )
}

function LeftOut({ sentences }: { sentences: Written['leftOut'] }) {
  const words = useWriteWords()
  if (sentences.length === 0) return null
  return (
    <p className="wrap-anywhere">
      {words.leftOut} {sentences.map((one) => `“${one}”`).join(' ')}
    </p>
  )
}
