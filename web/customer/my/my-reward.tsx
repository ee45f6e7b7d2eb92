import type { MyReward as Reward } from '#contract/collection/my-testimonial.ts'
import { CodeTicket } from '../../ui/text/code-ticket.tsx'
import { defaultRewardMessage, rewardMessageCopy } from '#contract/rewards/rewards.ts'
import { useFormCopy, useLanguage } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** What the business gives for writing, whatever was written. No review site is linked where this stands. */
export function MyReward({ reward }: { reward: Reward }) {
  const { copied } = useFormCopy()
  const copy = useMyCopy()
  const { language } = useLanguage()
  const message = reward.message === defaultRewardMessage ? rewardMessageCopy[language] : reward.message
  return (
    <div className="flex flex-col gap-4">
      <StepHeading isFirst>{copy.rewardTitle}</StepHeading>
      {reward.code === null ? (
        <div className="rounded-lg border border-accent-line bg-accent-wash px-5 py-4">
          <p dir="auto" className="font-serif text-lg whitespace-pre-line">
            {message}
          </p>
          <p className="mt-2 text-base text-soft" aria-live="polite">
            {copy.yourReward[reward.type]} <Named say={copy.rewardWaits} name={reward.businessName} />
          </p>
        </div>
      ) : (
        <CodeTicket
          title={copy.yourReward[reward.type]}
          code={reward.code}
          copyLabel={copy.copyCode}
          copiedLabel={copied}
          qrLabel={copy.qrCodeOf(reward.code)}
        >
          {message}
        </CodeTicket>
      )}
      <p className="text-sm text-faint">{copy.rewardNote}</p>
    </div>
  )
}
