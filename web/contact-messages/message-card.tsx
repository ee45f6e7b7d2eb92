import type { ContactMessage } from '#contract/site/contact.ts'
import { Mail } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '../ui/text/badge.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { useMark } from './queries.ts'

/** One message, with a way to answer it. */
export function MessageCard({ message }: { message: ContactMessage }) {
  const { id, subject, message: text, inquiryType, createdAt, answeredAt } = message
  const titleId = useId()
  const mark = useMark()
  const isAnswered = answeredAt !== null
  const toggle = () =>
    mark.mutate(
      { id, isAnswered: !isAnswered },
      {
        onError: showRefusal("Couldn't save that", { otherwise: 'Please try again.' }),
      },
    )
  return (
    <Card>
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} dir="auto" className="text-base font-semibold wrap-anywhere">
            {subject}
          </h2>
          <Badge tone={isAnswered ? 'success' : 'warning'}>{isAnswered ? 'Answered' : 'Open'}</Badge>
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-soft">
          {senderLineOf(message)} · <span className="capitalize">{inquiryType}</span> ·{' '}
          <RelativeDate date={createdAt} />
        </p>
        <p dir="auto" className="mt-3 max-w-[70ch] text-base wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={replyAddress(message)} className={buttonStyle('secondary', 'small')}>
            <Mail aria-hidden="true" />
            Reply by email
          </a>
          <Button size="small" variant="ghost" isPending={mark.isPending} onClick={toggle}>
            {isAnswered ? 'Mark as open' : 'Mark as answered'}
          </Button>
        </div>
      </article>
    </Card>
  )
}

function senderLineOf({ name, company, email }: ContactMessage): string {
  return `${name}${company ? `, ${company}` : ''} <${email}>`
}

function replyAddress({ email, subject }: ContactMessage): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
