import type { Testimonial } from '#contract/testimonials.ts'
import type { ReactNode } from 'react'
import { originWords } from '../lib/testimonial-words.ts'
import { RelativeDate } from '../ui/relative-date.tsx'

/** What is on file about a testimonial, apart from its words. */
export function Facts({ testimonial }: { testimonial: Testimonial }) {
  const { customerEmail, createdAt, receivedAt, recoveryState, origin, sourceUrl } = testimonial
  const proof = proofWords(testimonial)
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-5 text-sm sm:grid-cols-2">
      <Fact term="Email">{customerEmail ?? 'Not given'}</Fact>
      <Fact term="Date">
        <RelativeDate date={createdAt} />
        {createdAt !== receivedAt && (
          <>
            , here since <RelativeDate date={receivedAt} />
          </>
        )}
      </Fact>
      <Fact term="Where it comes from">
        {origin === 'customer' ? 'Written by the customer on your form' : originWords(testimonial)}
        {sourceUrl && /^https?:\/\//i.test(sourceUrl) && (
          <>
            {' · '}
            <a
              href={sourceUrl}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="font-semibold text-accent-text underline decoration-accent-line underline-offset-3"
            >
              See the original
            </a>
          </>
        )}
      </Fact>
      {proof && <Fact term="What vouches for it">{proof}</Fact>}
      {testimonial.isRewarded && (
        <Fact term="Reward">Received a reward, and says so wherever it is shown</Fact>
      )}
      {recoveryState && <Fact term="Follow-up">{recoveryWords[recoveryState]}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-faint">{term}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  )
}

const recoveryWords = { open: 'Nobody has answered yet', contacted: 'You got in touch', resolved: 'Resolved' }

function proofWords({ origin, waitingFor, hasEvidence, isPrivate }: Testimonial): string | undefined {
  if (waitingFor === 'withdrawn') return 'The customer took these words back'
  if (waitingFor === 'confirmation') return 'Nothing yet'
  if (origin === 'imported') return 'The import. Approving it is your word that it is genuine'
  if (origin === 'api') return 'The sender. Approving it is your word that it is genuine'
  if (hasEvidence) return 'The customer’s own words, put on file by you'
  if (origin !== 'customer') return 'The customer confirmed these words'
  if (isPrivate) return 'The customer wrote it to you'
  if (waitingFor === 'consent') return 'The customer wrote it, but has not agreed to it being shown'
  if (waitingFor === 'rejected') return 'The customer wrote it'
  return 'The customer wrote it and agreed to it being shown'
}
