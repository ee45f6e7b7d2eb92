import type { Draft } from '#contract/writer.ts'
import { Banner } from '../ui/banner.tsx'

const fallbackCopy: Record<NonNullable<Draft['fallback']>, string> = {
  'not-answering': 'Your AI service did not answer, so the built-in writer wrote this draft.',
  'daily-limit':
    'Today’s drafts from your AI service are used up, so the built-in writer wrote this one. The count starts again at midnight UTC.',
  'not-grounded':
    'Your AI service added things nobody said, so the built-in writer wrote this draft instead.',
}

/** Who wrote a draft, and why it is shorter than it was asked to be. */
export function DraftNotes({ written }: { written: Draft }) {
  const { fallback, isShort, leftOut, model, engine } = written
  return (
    <div className="flex flex-col gap-3">
      {isShort && (
        <Banner>
          Shorter than you asked for: there is nothing more to say without making things up. For a longer
          draft, add what the customer told you.
        </Banner>
      )}
      {leftOut.length > 0 && (
        <Banner>
          Left out, because it reads like an order to the writer: {leftOut.map((one) => `“${one}”`).join(' ')}
        </Banner>
      )}
      {fallback && <Banner>{fallbackCopy[fallback]}</Banner>}
      {!fallback && (
        <p className="text-sm text-faint">
          {engine === 'built-in'
            ? 'Written by the built-in writer. Nothing left this server.'
            : `Written by ${model ?? 'your AI service'}. This server checked every sentence against your entries.`}
        </p>
      )}
    </div>
  )
}
