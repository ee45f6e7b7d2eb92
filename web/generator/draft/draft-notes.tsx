import type { Draft } from '#contract/writer/writer.ts'
import { Banner } from '../../ui/message/banner.tsx'

const fallbackCopy: Record<NonNullable<Draft['fallback']>, string> = {
  'not-answering': 'Your AI service did not answer, so the built-in writer arranged what you entered.',
  'daily-limit':
    'Today’s drafts from your AI service are used up, so the built-in writer arranged what you entered. The count starts again at midnight UTC.',
  'not-grounded':
    'Your AI service added things nobody said, so the built-in writer arranged what you entered instead.',
}

/** Who wrote a draft, and why it is shorter than it was asked to be. */
export function DraftNotes({ written }: { written: Draft }) {
  const { fallback, isShort, leftOut, model, engine } = written
  return (
    <div className="flex flex-col gap-3">
      {isShort && leftOut.length === 0 && engine === 'built-in' && (
        <Banner>Shorter than you asked for, but everything you entered is in it.</Banner>
      )}
      {leftOut.length > 0 && <Banner>Not in the draft: {leftOut.map((one) => `“${one}”`).join(' ')}</Banner>}
      {fallback && <Banner>{fallbackCopy[fallback]}</Banner>}
      {!fallback && (
        <p className="text-sm text-faint">
          {engine === 'built-in'
            ? 'Arranged by the built-in writer from what you entered. Nothing left this server.'
            : `Written by ${model ?? 'your AI service'}. This server checked every sentence against your entries.`}
        </p>
      )}
    </div>
  )
}
