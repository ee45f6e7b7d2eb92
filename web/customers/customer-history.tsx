import type { CustomerDetails } from '#contract/customers/customers.ts'
import { useId, type ReactNode } from 'react'
import { saidAt, standingOf } from '../lib/copy/testimonial-copy.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Badge } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { StarRating } from '../ui/text/star-rating.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { scopeCopy } from '../lib/copy/consent-copy.ts'
import { emailCopy, outboxWord } from './copy.ts'

/** What a customer wrote, was asked, and agreed to. */
export function CustomerHistory({
  details: { testimonials, requests, consents },
}: {
  details: CustomerDetails
}) {
  return (
    <>
      <Testimonials testimonials={testimonials} />
      <Requests requests={requests} />
      <Consents consents={consents} />
    </>
  )
}

function Testimonials({ testimonials }: Pick<CustomerDetails, 'testimonials'>) {
  return (
    <HistoryPart title="Testimonials" empty="No testimonials yet." count={testimonials.length}>
      {testimonials.map(({ id, content, rating, status, isPrivate, ...dates }) => (
        <li key={id} className="flex flex-col gap-1.5 px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
            {rating !== null && <StarRating value={rating} size="small" />}
            <Badge tone={standingOf({ status, isPrivate }).tone}>
              {standingOf({ status, isPrivate }).label}
            </Badge>
            {dates.date && <RelativeDate date={saidAt(dates)} />}
          </div>
          <p dir="auto" className="line-clamp-2 font-serif text-lg break-words">
            {content}
          </p>
          <p className="text-sm">
            <TextLink
              href={`/testimonials?view=${id}`}
              aria-label={`Open testimonial “${content.slice(0, 40)}”`}
            >
              Open
            </TextLink>
          </p>
        </li>
      ))}
    </HistoryPart>
  )
}

function Requests({ requests }: Pick<CustomerDetails, 'requests'>) {
  const { isMailConfigured } = useInstance()
  // Without a mail server, emails go no further than the outbox.
  const emailStateCopy = isMailConfigured ? emailCopy : { ...emailCopy, sent: outboxWord }
  return (
    <HistoryPart title="Requests" empty="No requests yet." count={requests.length}>
      {requests.map(({ id, subject, sentAt, state, remindedAt, answeredAt, testimonialId }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
          <div className="min-w-0">
            <p className="text-base break-words">{subject}</p>
            <p className="text-sm text-faint">
              Asked: <RelativeDate date={sentAt} />
              {remindedAt && (
                <>
                  , reminded: <RelativeDate date={remindedAt} />
                </>
              )}
            </p>
          </div>
          <div className="flex items-center gap-3 text-sm">
            <Badge tone={emailStateCopy[state].tone}>{emailStateCopy[state].label}</Badge>
            {answeredAt ? (
              <span>
                {testimonialId ? (
                  <TextLink href={`/testimonials?view=${testimonialId}`}>Answered</TextLink>
                ) : (
                  'Answered'
                )}
                : <RelativeDate date={answeredAt} />
              </span>
            ) : (
              <span className="text-faint">No answer yet</span>
            )}
          </div>
        </li>
      ))}
    </HistoryPart>
  )
}

function Consents({ consents }: Pick<CustomerDetails, 'consents'>) {
  return (
    <HistoryPart title="Consent" empty="No consent on record yet." count={consents.length}>
      {consents.map(({ id, scopes, wordingVersion, givenAt }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
          <p className="text-base">
            {scopes.length > 0 ? scopes.map((scope) => scopeCopy[scope]).join(' · ') : 'No consent given'}
          </p>
          <p className="text-sm text-faint">
            Version {wordingVersion}, <RelativeDate date={givenAt} />
          </p>
        </li>
      ))}
    </HistoryPart>
  )
}

function HistoryPart({
  title,
  empty,
  count,
  children,
}: {
  title: string
  empty: string
  count: number
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {count === 0 ? (
        <p className="text-sm text-faint">{empty}</p>
      ) : (
        <ul aria-labelledby={id} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {children}
        </ul>
      )}
    </section>
  )
}
