import { noPayments, trialOffer } from '#contract/billing/plan-copy.ts'
import { landingPlans } from '#contract/billing/plans.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { PlanCard } from '../plans/plan-card.tsx'
import { useTakesPayments } from '../shell/payments.ts'
import { Section } from '../shell/section.tsx'

export function LandingPricing() {
  return (
    <Section
      id="pricing"
      title="Every plan has every feature"
      lead={
        <>
          Plans differ only in how many testimonials they include. These are list prices:{' '}
          <TextLink href="/pricing">what you pay</TextLink> is never more.{' '}
          {useTakesPayments() ? trialOffer : noPayments}
        </>
      }
    >
      <ul className="grid gap-4 lg:grid-cols-3">
        {landingPlans.map((plan) => (
          <li key={plan.tier} className="flex">
            <PlanCard plan={plan}>
              {plan.tier === 'enterprise' ? (
                <LinkButton href="/contact" size="large" variant="secondary">
                  Contact Sales
                </LinkButton>
              ) : (
                <LinkButton
                  href="/onboarding"
                  size="large"
                  variant={plan.isPopular ? 'primary' : 'secondary'}
                >
                  Start Free Trial
                </LinkButton>
              )}
            </PlanCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
