import type { Draft } from '#contract/writer/writer.ts'
import { Banner } from '../../ui/message/banner.tsx'

const arranged = 'so the built-in writer arranged what you entered'

const fallbackCopy: Record<NonNullable<Draft['fallback']>, string> = {
  'not-answering': `Your AI service did not answer, ${arranged}.`,
  slow: `Your AI service took too long, ${arranged}.`,
  busy: `Your AI service was busy or its quota is used up, ${arranged}.`,
  refused: `Your AI service rejected the key or the request, ${arranged}. Check WRITER_MODEL and the key.`,
  unreadable: `Your AI service’s answer broke off or could not be read, ${arranged}.`,
  paused: `Your AI service failed several times in a row and was not asked, ${arranged}. It is tried again within a minute.`,
  'daily-limit': `Today’s drafts from your AI service are used up, ${arranged}. The count starts again at midnight UTC.`,
  'not-grounded': `Most of what your AI service wrote is not in what you entered, ${arranged} instead.`,
  'not-usable': `Your AI service sent links or markup instead of a text, ${arranged} instead.`,
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
