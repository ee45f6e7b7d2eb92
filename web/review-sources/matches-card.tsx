import type { ReviewMatch } from '#contract/review-sources/review-matches.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import { useQuery } from '@tanstack/react-query'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { matchesQuery, useDecideMatch } from './queries.ts'

/** Reviews that may be testimonials which were handed over: too unsure to be said without the owner. */
export function MatchesCard() {
  const { data: matches = [] } = useQuery(matchesQuery)
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="matches">
      <Card>
        <CardTitle id="matches">Is this the same review?</CardTitle>
        <p className="mt-1 max-w-[60ch] text-base text-soft">
          These reviews look like testimonials you asked customers to post.
        </p>
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {matches.map((match) => (
            <li key={match.id} className="py-5 first:pt-0 last:pb-0">
              <Match match={match} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Match({ match: { id, platform, confidence, review, testimonial } }: { match: ReviewMatch }) {
  const decide = useDecideMatch()
  const say = (isSame: boolean) =>
    decide.mutate(
      { id, isSame },
      {
        onSuccess: ({ message }) => toast({ title: message }),
        onError: showRefusal('Not saved', { otherwise: 'Please try again in a moment.' }),
      },
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <MatchText title={`On ${sourceNames[platform]}, by ${review.customerName}`}>
          {review.content}
        </MatchText>
        <MatchText title={`Your testimonial, by ${testimonial.customerName}`}>
          {testimonial.content}
        </MatchText>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Restricted isQuiet>
          <Button size="small" isPending={decide.isPending} onClick={() => say(true)}>
            Same review
          </Button>
          <Button size="small" variant="secondary" disabled={decide.isPending} onClick={() => say(false)}>
            Different
          </Button>
        </Restricted>
        <span className="text-sm text-faint tabular-nums">
          {new Intl.NumberFormat(undefined, { style: 'percent' }).format(confidence)} alike
        </span>
      </div>
    </div>
  )
}

function MatchText({ title, children }: { title: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-faint">{title}</figcaption>
      <blockquote dir="auto" className="mt-1 line-clamp-6 text-base wrap-anywhere whitespace-pre-line">
        {children}
      </blockquote>
    </figure>
  )
}
