import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { brand } from '#contract/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { MailQuestion } from 'lucide-react'
import { useState } from 'react'
import { Restricted } from '../../ui/form/restricted.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput } from '../../ui/form/input.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { featuredQuery, useAskForConsent } from '../queries.ts'
import { AskedBanner, WaitingPanel } from './waiting-panel.tsx'

/** A consent that the customer has not given: what it would allow, and the email that asks for it. */
export function ConsentPanel({ testimonial }: { testimonial: Testimonial }) {
  const { waitingFor, consents, customerName, isPrivate } = testimonial
  const isMissing = waitingFor === 'consent'
  const isForPlatform = !isPrivate && consents.platform !== true && (waitingFor ?? 'approval') === 'approval'
  const featured = useQuery({ ...featuredQuery, enabled: isForPlatform })
  if (!isMissing && !(isForPlatform && featured.data?.showsInPublic)) return null
  return (
    <WaitingPanel
      id="consent"
      icon={MailQuestion}
      title={isMissing ? `Hidden until ${customerName} agrees` : `Not on ${brand.name}’s public pages`}
    >
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
      <AskConsentForm testimonial={testimonial} />
    </WaitingPanel>
  )
}

function AskConsentForm({ testimonial }: { testimonial: Testimonial }) {
  const { customerEmail, customerName } = testimonial
  const ask = useAskForConsent(testimonial.id)
  const [email, setEmail] = useState('')
  if (ask.isSuccess) return <AskedBanner title="Consent requested" email={ask.data.customerEmail} />
  return (
    <Restricted>
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
            <EmailInput autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        )}
        <FailureBanner failure={ask.error} otherwise="The email couldn't be sent. Please try again." />
        <div>
          <Button type="submit" size="small" isPending={ask.isPending} pendingLabel="Sending...">
            Ask {customerName} for consent
          </Button>
        </div>
      </form>
    </Restricted>
  )
}
