import type { Draft } from '#contract/writer/writer.ts'
import { clsx } from 'clsx'
import { useId, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { groundedParts, type GroundedPart } from '../../lib/text/grounded-parts.ts'
import { groundCopy, GroundsBubble } from './grounds-bubble.tsx'
import { useShownGround } from '../menu/use-shown-ground.ts'

/** What stands around the words, in the reader's language. */
export interface GroundedCopy {
  readonly title: string
  /** How to see what a sentence rests on. */
  readonly hint: string
  /** Of a sentence that somebody wrote or changed after it was drafted. */
  readonly own: string
}

/**
 * A draft as it is now. Each sentence shows the answers that it rests on when it is pointed to, focused or tapped; a screen
 * reader hears them as its description. Escape puts them away, and leaves a dialog around it open.
 */
export function GroundedText({
  words,
  sentences,
  copy,
  isTitleHidden = false,
}: {
  words: string
  sentences: Draft['sentences']
  copy: GroundedCopy
  /** Where something above already says it. */
  isTitleHidden?: boolean
}) {
  const id = useId()
  const { place, shown, show, hide } = useShownGround()
  const parts = groundedParts(words, sentences)
  if (parts.length === 0) return null
  const part = shown && parts[shown.at]
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={isTitleHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {copy.title}
      </h3>
      <p className="text-sm text-faint">{copy.hint}</p>
      <div ref={place} className="relative mt-2">
        <p
          dir="auto"
          className="rounded-md border border-line bg-sunken px-4 py-3 font-serif text-base leading-7 wrap-anywhere"
        >
          {parts.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same sentence may be written twice
            <Sentence key={at} part={one} at={at} isShown={shown?.at === at} {...{ id, copy, show, hide }} />
          ))}
        </p>
        {part && (
          <GroundsBubble
            key={shown.at}
            place={shown}
            part={part}
            own={copy.own}
            onStay={() => show(shown)}
            onLeave={hide}
          />
        )}
      </div>
    </section>
  )
}

type Shows = Pick<ReturnType<typeof useShownGround>, 'show' | 'hide'>

function Sentence({
  part,
  at,
  id,
  isShown,
  copy,
  show,
  hide,
}: Shows & {
  part: GroundedPart
  at: number
  id: string
  isShown: boolean
  copy: GroundedCopy
}) {
  const described = `${id}-${at}`
  return (
    <>
      <span
        // A button would not break across lines with the text around it.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="button"
        tabIndex={0}
        aria-expanded={isShown}
        aria-describedby={described}
        className={clsx(
          'cursor-default rounded-[3px] box-decoration-clone py-0.5 underline decoration-dotted decoration-1 underline-offset-[5px] transition-colors',
          isShown
            ? 'bg-accent-wash decoration-accent-text'
            : part.grounds
              ? 'decoration-line-strong'
              : 'text-soft decoration-transparent',
        )}
        {...whenReached(at, show, hide)}
      >
        {part.text}
      </span>{' '}
      <span id={described} hidden>
        {groundCopy(part, copy.own)}
      </span>
    </>
  )
}

/** A mouse shows what a sentence rests on in passing; the keyboard and a tap bring all of it into view. */
function whenReached(at: number, show: Shows['show'], hide: Shows['hide']) {
  const isMouse = (event: PointerEvent) => event.pointerType !== 'touch'
  const reach = (sentence: HTMLElement) => show({ at, sentence, isReached: true })
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      isMouse(event) && show({ at, sentence: event.currentTarget }),
    onPointerLeave: (event: PointerEvent) => isMouse(event) && hide(),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && reach(currentTarget),
    onBlur: hide,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => reach(currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      reach(event.currentTarget)
    },
  }
}
