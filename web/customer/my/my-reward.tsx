import type { MyTestimonial } from '#contract/my-testimonial.ts'
import { CodeTicket } from '../../ui/code-ticket.tsx'
import { useFormCopy } from '../language.ts'
import { Named } from '../named.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** What the business gives for writing, whatever was written. No review site is linked where this stands. */
export function MyReward({
  reward,
  businessName,
}: {
  reward: NonNullable<MyTestimonial['reward']>
  businessName: string
}) {
  const { copied } = useFormCopy()
  const copy = useMyCopy()
  return (
    <section aria-labelledby="my-reward">
      <h2 id="my-reward" className="mb-3 font-serif text-title font-medium tracking-tight">
        {copy.rewardTitle}
      </h2>
      {reward.code === null ? (
        <div className="rounded-lg border border-accent-line bg-accent-wash px-5 py-4">
          <p dir="auto" className="font-serif text-lg whitespace-pre-line">
            {reward.message}
          </p>
          <p className="mt-2 text-base text-soft" aria-live="polite">
            {copy.yourReward[reward.type]} <Named say={copy.rewardWaits} name={businessName} />
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
          {reward.message}
        </CodeTicket>
      )}
      <p className="mt-2.5 text-sm text-faint">{copy.rewardNote}</p>
    </section>
  )
}
