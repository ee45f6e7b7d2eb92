import { noPayments, trialOffer } from '#contract/billing/plan-copy.ts'
import { checkoutPlans, type Plan, yearlyPlans } from '#contract/billing/plans.ts'
import { monthsPaidPerYear } from '#contract/billing/tiers.ts'
import { useId, type ComponentType } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Faq } from '../plans/faq.tsx'
import { PlanCard } from '../plans/plan-card.tsx'
import { Island } from '../shell/island.tsx'
import { PageTop } from '../shell/page-top.tsx'
import { useTakesPayments } from '../shell/payments.ts'

/** What plans cost: to start with when signed out, to choose from when signed in. */
export function PricingPage() {
  const takesPayments = useTakesPayments()
  const differ = 'Plans differ only in how many testimonials they include.'
  const canceling =
    'Cancel anytime and keep access to the end of the period. Plan changes take effect at the next billing cycle.'
  return (
    <>
      <Offer
        className="signed-in:hidden"
        title="Every feature in every plan"
        lead={`${differ} ${trialOffer}${takesPayments ? '' : ` ${noPayments}`}`}
        Start={StartTrial}
      />
      <Offer
        className="hidden signed-in:block"
        title="Choose Your Plan"
        lead={takesPayments ? canceling : `${canceling} ${noPayments}`}
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

/** By month or by year: the choice is the browser's own, so it works without a script. */
function Offer({ className, title, lead, Start }: OfferProps) {
  return (
    <div className={`group ${className}`}>
      <PageTop title={title} lead={lead} />
      <PeriodChoice />
      <PlanList plans={checkoutPlans} className="group-has-[[value=year]:checked]:hidden" Start={Start} />
      <PlanList plans={yearlyPlans} className="hidden group-has-[[value=year]:checked]:grid" Start={Start} />
      <p className="mx-auto mt-6 w-full max-w-6xl px-4 text-soft sm:px-8">
        <TextLink href="/#pricing">The home page</TextLink> shows list prices; the prices here are the ones
        checkout uses: never higher, for at least as many testimonials.
      </p>
    </div>
  )
}

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: `Yearly, ${12 - monthsPaidPerYear} months free` },
] as const

function PeriodChoice() {
  const name = useId()
  return (
    <div className="mx-auto mb-6 w-full max-w-6xl px-4 sm:px-8">
      <fieldset className="inline-flex gap-0.5 rounded-md border border-line p-0.5">
        <legend className="sr-only">Billing period</legend>
        {periods.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-soft hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-(--focus) pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === 'month'}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function PlanList({
  plans,
  className,
  Start,
}: { plans: readonly Plan[] } & Pick<OfferProps, 'className' | 'Start'>) {
  return (
    <ul className={`mx-auto grid w-full max-w-6xl gap-4 px-4 sm:px-8 lg:grid-cols-3 ${className}`}>
      {plans.map((plan) => (
        <li key={plan.tier} className="flex">
          <PlanCard plan={plan} level="h2">
            <Start plan={plan} />
          </PlanCard>
        </li>
      ))}
    </ul>
  )
}

function StartTrial({ plan: { name, period, isPopular } }: { plan: Plan }) {
  return (
    <LinkButton
      href="/onboarding"
      size="large"
      variant={isPopular ? 'primary' : 'secondary'}
      aria-label={`Start Free Trial of ${name}${period === 'year' ? ', paid yearly' : ''}`}
    >
      Start Free Trial
    </LinkButton>
  )
}

function StartCheckout({ plan: { name, period, priceId, isPopular } }: { plan: Plan }) {
  return <Island name="start-plan" props={{ name, period, priceId, isPopular }} className="flex flex-col" />
}
