import type { Testimonial } from '#contract/testimonials.ts'
import { brand } from '#contract/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../lib/problem.ts'
import { useInstance } from '../lib/use-instance.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { RelativeDate } from '../ui/relative-date.tsx'
import { featuredQuery, useAskForConsent } from './queries.ts'

/** A consent that the customer has not given: what it would allow, and the email that asks for it. */
export function ConsentPanel({ testimonial }: { testimonial: Testimonial }) {
  const { waitingFor, consents, customerName, isPrivate } = testimonial
  const isMissing = waitingFor === 'consent'
  const isForPlatform = !isPrivate && consents.platform !== true && (waitingFor ?? 'approval') === 'approval'
  const featured = useQuery({ ...featuredQuery, enabled: isForPlatform })
  if (!isMissing && !(isForPlatform && featured.data?.showsInPublic)) return null
  return (
    <section
      aria-labelledby="consent"
      className="rounded-lg border border-line bg-sunken p-4 text-base text-soft"
    >
      <h3 id="consent" className="flex items-center gap-2 font-semibold text-ink">
        <MailQuestion aria-hidden="true" className="size-4 text-warning-text" />
        {isMissing ? `Hidden until ${customerName} agrees` : `Not on ${brand.name}’s public pages`}
      </h3>
      <p className="mt-1">
        {isMissing
          ? 'The customer has not agreed to have this testimonial shown.'
          : `It can be shown on your site. The customer has not agreed to ${brand.name}’s public pages.`}{' '}
        {consents.isAsked && consents.askedAt !== null && (
          <>
            You asked them <RelativeDate date={consents.askedAt} />.
          </>
        )}
      </p>
      <AskForm testimonial={testimonial} />
    </section>
  )
}

function AskForm({ testimonial }: { testimonial: Testimonial }) {
  const { customerEmail, customerName } = testimonial
  const ask = useAskForConsent(testimonial.id)
  const { isMailConfigured } = useInstance()
  const [email, setEmail] = useState('')
  if (ask.isSuccess) {
    return (
      <div className="mt-3">
        <Banner tone="success" title="Consent requested" isAlert>
          {isMailConfigured
            ? `We emailed a private link to ${ask.data.customerEmail ?? 'them'}.`
            : 'Email is not set up on this server, so the message with the private link stays in its outbox.'}
        </Banner>
      </div>
    )
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate(customerEmail === null ? { email } : {})
      }}
    >
      {customerEmail === null && (
        <Field label="Customer email">
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
      )}
      {ask.isError && (
        <Banner tone="danger" isAlert>
          {sentenceOf(ask.error, 'The email could not be sent. Please try again.')}
        </Banner>
      )}
      <div>
        <Button type="submit" size="small" isPending={ask.isPending} pendingLabel="Sending...">
          Ask {customerName} for consent
        </Button>
      </div>
    </form>
  )
}
