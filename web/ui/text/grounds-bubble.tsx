import { useLayoutEffect, useRef } from 'react'
import { excerptOf } from '../../lib/text/excerpt-of.ts'
import type { GroundedPart } from '../../lib/text/grounded-parts.ts'
import type { ShownGround } from '../menu/use-shown-ground.ts'

const widthPx = 384

/** What a sentence rests on, below it. For eyes: the sentence itself is described by the same words. */
export function GroundsBubble({
  place: { top, left, isReached = false },
  part,
  own,
  onStay,
  onLeave,
}: {
  place: ShownGround
  part: GroundedPart
  own: string
  onStay: () => void
  onLeave: () => void
}) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isReached) bubble.current?.scrollIntoView({ block: 'nearest' })
  }, [isReached])
  return (
    <div
      ref={bubble}
      aria-hidden="true"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      style={{ top, left: `max(0px, min(${left}px, 100% - ${widthPx}px))`, width: `min(100%, ${widthPx}px)` }}
      className="absolute z-10 animate-fade pt-1.5 pb-2"
    >
      <div className="flex flex-col gap-2 rounded-lg border border-line-strong bg-raised px-3.5 py-2.5 text-sm shadow-mid">
        {part.grounds?.map(({ question, answer }) => (
          <div key={`${question} ${answer}`} className="wrap-anywhere">
            {question && <p className="text-faint">{question}</p>}
            <p className="text-ink">
              <q>{excerptOf(answer, part.text)}</q>
            </p>
          </div>
        )) ?? <p className="text-soft">{own}</p>}
      </div>
    </div>
  )
}

/** The same in a line, for those who hear it. */
export function groundCopy({ grounds, text }: GroundedPart, own: string): string {
  if (!grounds) return own
  return grounds
    .map(({ question, answer }) => {
      const asked = question && (/[?!.:]$/.test(question) ? `${question} ` : `${question}: `)
      return `${asked}“${excerptOf(answer, text)}”`
    })
    .join(' ')
}
