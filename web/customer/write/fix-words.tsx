import type { PublicForm } from '#contract/collection/collection.ts'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextChange } from '../../ui/text/text-change.tsx'
import type { Entries } from '../sending/entries.ts'
import type { Improved, Writer } from '../sending/ask-for-draft.ts'
import { useLanguage } from '../language.ts'
import { useWriteCopy } from '../form/use-write-copy.ts'

interface FixWordsProps {
  formId: string
  /** What the customer is asked first, where the text leaves this server. */
  consent: PublicForm['fixConsent']
  content: string
  rating: Entries['rating']
  writer: Writer
  onUse: (content: string) => void
  onClose: () => void
}

/** The customer's own text with its spelling corrected: each change is shown, and can be refused. */
export function FixWords({ formId, consent, content, rating, writer, onUse, onClose }: FixWordsProps) {
  const [isAgreed, setIsAgreed] = useState(consent === null)
  const [asked] = useState(content)
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set())
  const { improved, hasFailed } = useImproved(
    { formId, content: asked, rating, consent },
    isAgreed ? writer : undefined,
  )
  const copy = useWriteCopy()
  const isRight = improved?.parts.every(({ was, now }) => was === now)
  const fixed = improved?.parts.map(({ was, now }, at) => (refused.has(at) ? was : now)).join('') ?? asked
  return (
    <section
      aria-label={copy.fixTitle}
      className="flex animate-rise flex-col gap-4 rounded-lg border border-line bg-sunken p-4 sm:p-5"
    >
      <h2 className="text-base font-semibold">{copy.fixTitle}</h2>
      {!isAgreed && (
        <p className="text-base text-soft">
          <bdi>{consent?.sentence}</bdi>
        </p>
      )}
      {isAgreed && !improved && !hasFailed && <output>{copy.fixing}</output>}
      {hasFailed && (
        <Banner tone="warning" isAlert>
          {copy.fixFailed}
        </Banner>
      )}
      {improved && <p className="text-base text-soft">{isRight ? copy.nothingToFix : copy.fixHint}</p>}
      {improved && !isRight && (
        <Changes
          parts={improved.parts}
          refused={refused}
          onToggle={(at) => setRefused((before) => toggled(before, improved.parts, at))}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        {!isAgreed && <Button onClick={() => setIsAgreed(true)}>{copy.fixAgree}</Button>}
        {improved && !isRight && <Button onClick={() => onUse(fixed)}>{copy.useFixed}</Button>}
        <Button variant="secondary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </section>
  )
}

/** With all the parts of its group: what is taken from one place comes to stand at another. */
function toggled(refused: ReadonlySet<number>, parts: Improved['parts'], at: number): ReadonlySet<number> {
  const group = parts[at]?.group
  const together = parts.flatMap((part, index) =>
    index === at || (group !== undefined && part.group === group) ? [index] : [],
  )
  const next = new Set(refused)
  for (const index of together) if (!next.delete(index)) next.add(index)
  return next
}

/** Nothing is sent while there is no `writer`. */
function useImproved(
  { formId, content, rating, consent }: Pick<FixWordsProps, 'formId' | 'content' | 'rating' | 'consent'>,
  writer: Writer | undefined,
) {
  const [improved, setImproved] = useState<Improved>()
  const [hasFailed, setHasFailed] = useState(false)
  const { language } = useLanguage()
  const hasAsked = useRef(false)
  useEffect(() => {
    // Once: each time costs a proof of work.
    if (hasAsked.current || !writer) return
    hasAsked.current = true
    const agreed = consent ? { consent: { version: consent.version } } : {}
    const rated = rating === undefined ? {} : { rating }
    const asked = { businessId: formId, content, language, ...rated, ...agreed }
    writer.improve(asked).then(setImproved, () => setHasFailed(true))
  }, [formId, content, rating, consent, language, writer])
  return { improved, hasFailed }
}

/** A space that comes or goes can be seen and pressed. */
const visible = (text: string) => (text.trim() === '' ? '␣' : text)

function changeLabel(was: string, now: string): string {
  if (was === '' && now !== '') return `+ ${now}`
  return now === '' && was !== '' ? `− ${was}` : `${visible(was)} → ${visible(now)}`
}

/** Pressing a change takes it back, and again makes it. */
function Changes({
  parts,
  refused,
  onToggle,
}: {
  parts: Improved['parts']
  refused: ReadonlySet<number>
  onToggle: (at: number) => void
}) {
  return (
    <p className="rounded-md bg-surface px-3.5 py-2.5 text-lg whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ was, now }, at) =>
        was === now ? (
          was
        ) : (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- the same change may be made twice
            key={at}
            type="button"
            aria-pressed={!refused.has(at)}
            aria-label={changeLabel(was.trim(), now.trim())}
            className="rounded-sm px-0.5 pointer-coarse:py-1.5"
            onClick={() => onToggle(at)}
          >
            {refused.has(at) ? (
              <span className="underline decoration-dotted">{visible(was)}</span>
            ) : (
              <TextChange was={was && visible(was)} now={now && visible(now)} />
            )}
          </button>
        ),
      )}
    </p>
  )
}
