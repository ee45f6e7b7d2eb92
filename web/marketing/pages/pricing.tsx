import { checkoutPlans, type Plan } from '#contract/billing/plans.ts'
import type { ComponentType } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Faq } from '../plans/faq.tsx'
import { PlanCard } from '../plans/plan-card.tsx'
import { Island } from '../shell/island.tsx'
import { PageTop } from '../shell/page-top.tsx'

/** What plans cost: to start with when signed out, to choose from when signed in. */
export function PricingPage() {
  return (
    <>
      <Offer
        className="signed-in:hidden"
        title="Every feature in every plan"
        lead="Plans differ only in how many testimonials they include. Try any plan free for 14 days, no card required. This server takes no payments: nothing is limited."
        Start={StartTrial}
      />
      <Offer
        className="hidden signed-in:block"
        title="Choose Your Plan"
        lead="Cancel anytime and keep access to the end of the period. Plan changes take effect at the next billing cycle. This server takes no payments: nothing is limited."
        Start={StartCheckout}
      />
      <Faq />
    </>
  )
}

interface OfferProps {
  className: string
  title: string
  lead: string
  Start: ComponentType<{ plan: Plan }>
}

function Offer({ className, title, lead, Start }: OfferProps) {
  return (
    <div className={className}>
      <PageTop title={title} lead={lead} />
      <ul className="mx-auto grid w-full max-w-6xl gap-4 px-4 sm:px-8 lg:grid-cols-3">
        {checkoutPlans.map((plan) => (
          <li key={plan.tier} className="flex">
            <PlanCard plan={plan} level="h2">
              <Start plan={plan} />
            </PlanCard>
          </li>
        ))}
      </ul>
      <p className="mx-auto mt-6 w-full max-w-6xl px-4 text-soft sm:px-8">
        <TextLink href="/#pricing">The home page</TextLink> shows list prices; the prices here are the ones
        checkout uses: never higher, for at least as many testimonials.
      </p>
    </div>
  )
}

function StartTrial({ plan: { name, isPopular } }: { plan: Plan }) {
  return (
    <LinkButton
      href="/onboarding"
      size="large"
      variant={isPopular ? 'primary' : 'secondary'}
      aria-label={`Start Free Trial of ${name}`}
    >
      Start Free Trial
    </LinkButton>
  )
}

function StartCheckout({ plan: { name, priceId, isPopular } }: { plan: Plan }) {
  return <Island name="start-plan" props={{ name, priceId, isPopular }} className="flex flex-col" />
}
