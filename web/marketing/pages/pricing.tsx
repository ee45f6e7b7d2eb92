import { checkoutPlans, type Plan } from '#contract/plans.ts'
import type { ComponentType } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'
import { Faq } from '../plans/faq.tsx'
import { PlanCard } from '../plans/plan-card.tsx'
import { Island } from '../shell/island.tsx'
import { PageTop } from '../shell/page-top.tsx'

/** What plans cost: to start with when signed out, to choose from when signed in. */
export function PricingPage() {
  return (
    <>
      <div className="signed-in:hidden">
        <PageTop
          title="Every feature, in every plan"
          lead="Plans differ in how many testimonials they hold, and in nothing else. Try any of them for 14 days, without a card. This version takes no payments and enforces no plan limit yet."
        />
        <Plans Start={StartTrial} />
      </div>
      <div className="hidden signed-in:block">
        <PageTop
          title="Choose Your Plan"
          lead="Once payments are set up: cancel at any time and keep access to the end of the period. A change takes effect at the next billing cycle."
        />
        <Plans Start={StartCheckout} />
      </div>
      <Faq />
    </>
  )
}

function Plans({ Start }: { Start: ComponentType<{ plan: Plan }> }) {
  return (
    <ul className="mx-auto grid w-full max-w-6xl gap-4 px-4 sm:px-8 lg:grid-cols-3">
      {checkoutPlans.map((plan) => (
        <li key={plan.tier} className="flex">
          <PlanCard plan={plan} level="h2">
            <Start plan={plan} />
          </PlanCard>
        </li>
      ))}
    </ul>
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
