import type { MyTestimonial } from '#contract/my-testimonial.ts'
import { CodeTicket } from '../../ui/code-ticket.tsx'
import { useWords } from '../language.ts'
import { Named } from '../named.tsx'
import { useMyWords } from './use-my-words.ts'

/** What the business gives for writing, whatever was written. No review site is linked where this stands. */
export function MyReward({
  reward,
  businessName,
}: {
  reward: NonNullable<MyTestimonial['reward']>
  businessName: string
}) {
  const { copied } = useWords()
  const words = useMyWords()
  return (
    <section aria-labelledby="my-reward">
      <h2 id="my-reward" className="mb-3 font-serif text-title font-medium tracking-tight">
        {words.rewardTitle}
      </h2>
      {reward.code === null ? (
        <div className="rounded-lg border border-accent-line bg-accent-wash px-5 py-4">
          <p dir="auto" className="font-serif text-lg whitespace-pre-line">
            {reward.message}
          </p>
          <p className="mt-2 text-base text-soft" aria-live="polite">
            {words.yourReward[reward.type]} <Named say={words.rewardWaits} name={businessName} />
          </p>
        </div>
      ) : (
        <CodeTicket
          title={words.yourReward[reward.type]}
          code={reward.code}
          copyLabel={words.copyCode}
          copiedLabel={copied}
          qrLabel={words.qrCodeOf(reward.code)}
        >
          {reward.message}
        </CodeTicket>
      )}
      <p className="mt-2.5 text-sm text-faint">{words.rewardNote}</p>
    </section>
  )
}
