import type { HandOver } from '#contract/publishing/hand-over.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { answerHandOver } from '../queries.ts'
import { useOutboundCopy } from './use-outbound-copy.ts'
import { useReturn } from './use-return.ts'

type Said = 'posted' | 'declined' | 'stop'

interface AnswerProps {
  platform: LinkedPlatform
  token: string
  handed: HandOver
  onAnswered: (handed: HandOver) => void
}

/** What the customer says of it. On Yelp's page nobody is asked: whoever has put it there may say so. */
export function HandOverAnswer({ platform, token, handed, onAnswered }: AnswerProps) {
  const { businessName, label, status, hasOptedOut } = handed
  const copy = useOutboundCopy()
  const asking = useReturn<HTMLHeadingElement>()
  const [sending, setSending] = useState<Said>()
  const [hasFailed, setHasFailed] = useState(false)
  async function say(said: Said) {
    setSending(said)
    setHasFailed(false)
    try {
      onAnswered(await answerHandOver(platform, token, said))
    } catch {
      setHasFailed(true)
    }
    setSending(undefined)
  }
  const button = (said: Said, label: string, variant: 'secondary' | 'ghost') => (
    <Button variant={variant} size="large" isPending={sending === said} onClick={() => void say(said)}>
      {label}
    </Button>
  )
  const isPosted = status === 'published'
  return (
    <div className="mt-8 border-t border-line pt-6">
      {platform === 'google' && !isPosted && (
        <h2 ref={asking} tabIndex={-1} className="mb-3 text-base font-semibold outline-none">
          {copy.askPosted}
        </h2>
      )}
      <p aria-live="polite" className="text-base text-soft not-empty:mb-3">
        {hasFailed
          ? copy.answerFailed
          : isPosted
            ? copy.thankYou(businessName)
            : status === 'declined' && (hasOptedOut ? copy.noEmails(businessName) : copy.noReminder)}
      </p>
      {!isPosted && (
        <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
          {button('posted', platform === 'google' ? copy.posted : copy.isThere(label), 'secondary')}
          {platform === 'google' && status === 'pending' && button('declined', copy.declined, 'ghost')}
          {platform === 'google' && !hasOptedOut && button('stop', copy.stop, 'ghost')}
        </div>
      )}
    </div>
  )
}
