import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { scopeCopy } from '../../lib/copy/consent-copy.ts'
import { originCopy, saidAt } from '../../lib/copy/testimonial-copy.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { DayInSentence } from '../../ui/text/day-in-sentence.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'

/** What is on file about a testimonial, apart from its words. */
export function TestimonialFacts({ testimonial }: { testimonial: Testimonial }) {
  const { customerEmail, createdAt, receivedAt, date, origin, sourceUrl, label, verifyUrl } = testimonial
  const proof = proofCopy(testimonial)
  const agreed = agreedCopy(testimonial)
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-5 text-sm sm:grid-cols-2">
      <Fact term="Email">{customerEmail ?? 'Not given'}</Fact>
      <Fact term="Date">
        <RelativeDate date={saidAt(testimonial)} />
        {(date === null || createdAt !== receivedAt) && (
          <>
            , added <DayInSentence date={receivedAt} />
          </>
        )}
      </Fact>
      <Fact term="Source">
        {origin === 'customer' ? 'Submitted on your form' : originCopy(testimonial)}
        {sourceUrl && /^https?:\/\//i.test(sourceUrl) && (
          <>
            {' · '}
            <NewTabLink href={sourceUrl}>View original</NewTabLink>
          </>
        )}
      </Fact>
      {agreed && <Fact term="Customer agreed to">{agreed}</Fact>}
      {proof && <Fact term="Proof">{proof}</Fact>}
      {verifyUrl && (
        <Fact term="Public proof">
          <NewTabLink href={verifyUrl}>See what anyone can verify</NewTabLink>
        </Fact>
      )}
      {label && <Fact term="Label">“{label}” wherever it appears</Fact>}
    </dl>
  )
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-semibold text-accent-text underline decoration-accent-line underline-offset-3"
    >
      {children}
    </a>
  )
}

/** What they said yes to; nothing where nobody has asked. */
function agreedCopy({ consents: { display, name, platform } }: Testimonial): string | undefined {
  const answers = [
    [display, 'display'],
    [name, 'use_name'],
    [platform, 'platform'],
  ] as const
  if (answers.every(([answer]) => answer === null)) return undefined
  const agreed = answers.filter(([answer]) => answer)
  return agreed.map(([, scope]) => scopeCopy[scope]).join(' · ') || 'Nothing'
}

function proofCopy(testimonial: Testimonial): string | undefined {
  const { origin, waitingFor, hasEvidence, isPrivate, isConfirmedOnRequest } = testimonial
  if (waitingFor === 'withdrawn') return 'Withdrawn by the customer'
  if (waitingFor === 'confirmation') return 'None yet'
  if (origin === 'imported' || origin === 'api') return 'By approving it, you confirm it is genuine'
  if (isConfirmedOnRequest) return 'Confirmed by the customer, after you asked by email'
  if (hasEvidence) return 'The customer’s own message, saved by your team'
  if (origin !== 'customer') return 'Confirmed by the customer'
  if (isPrivate || waitingFor === 'rejected') return 'Written by the customer'
  if (waitingFor === 'consent') return 'Written by the customer, without consent to show it'
  return 'Written by the customer, with consent to show it'
}
