import { brand } from '#contract/brand.ts'
import type { RewardTrigger } from '#contract/rewards/rewards.ts'
import { Banner } from '../ui/message/banner.tsx'

/** What a trigger means here. */
export function TriggerNote({ trigger }: { trigger: RewardTrigger }) {
  if (trigger === 'five_star_only') {
    return (
      <Banner tone="warning" title="Rewards may not depend on the rating">
        US law (16 CFR 465.4) forbids rewards that depend on what a review says. Your choice is saved, but
        every customer gets the reward, whatever the rating.
      </Banner>
    )
  }
  if (trigger === 'milestone_based') {
    return (
      <Banner title="No rewards are handed out with this setting">
        {brand.name} doesn’t know what your customers order, so it can’t tell when they reach a milestone.
        Choose another option to hand out rewards.
      </Banner>
    )
  }
  return (
    <p className="text-sm text-faint">
      {trigger === 'on_submission'
        ? 'As soon as a customer submits your form, including private feedback.'
        : 'As soon as you approve or reject the testimonial, because rewarding only approved ones would pay for praise. To give spam no reward, delete it instead of rejecting it.'}
    </p>
  )
}
