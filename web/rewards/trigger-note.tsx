import type { RewardTrigger } from '#contract/rewards.ts'
import { Banner } from '../ui/banner.tsx'

/** What a trigger means here. */
export function TriggerNote({ trigger }: { trigger: RewardTrigger }) {
  if (trigger === 'five_star_only') {
    return (
      <Banner tone="warning" title="A reward may not depend on the rating">
        US law (16 CFR 465.4) forbids an incentive for reviews that is conditioned, expressly or by
        implication, on a sentiment. Your choice is kept, and everybody is thanked, whatever their rating.
      </Banner>
    )
  }
  if (trigger === 'milestone_based') {
    return (
      <Banner title="Nothing is handed out with this choice">
        It stands for requests that belong to a milestone, such as a tenth order. This version has no
        milestones, so none can be reached.
      </Banner>
    )
  }
  return (
    <p className="text-sm text-faint">
      {trigger === 'on_submission'
        ? 'As soon as somebody has sent your form, private feedback included.'
        : 'As soon as you have approved or rejected the words: a reward for approved words alone would be one for praise. Delete spam instead of rejecting it, and it gets nothing.'}
    </p>
  )
}
