import type { MyTestimonial } from '#contract/collection.ts'
import { rewardTypeWords } from '../../lib/reward-copy.ts'
import { CodeTicket } from '../../ui/code-ticket.tsx'

/** What the business gives for writing, whatever was written. No review site is linked where this stands. */
export function MyReward({
  reward,
  businessName,
}: {
  reward: NonNullable<MyTestimonial['reward']>
  businessName: string
}) {
  const what = rewardTypeWords[reward.type].toLowerCase()
  return (
    <section aria-labelledby="my-reward">
      <h2 id="my-reward" className="mb-3 font-serif text-title font-medium tracking-tight">
        A thank-you for you
      </h2>
      {reward.code === null ? (
        <div className="rounded-lg border border-accent-line bg-accent-wash px-5 py-4">
          <p dir="auto" className="font-serif text-lg whitespace-pre-line">
            {reward.message}
          </p>
          <p className="mt-2 text-base text-soft" aria-live="polite">
            Your {what} isn't ready yet. It will appear here as soon as <bdi>{businessName}</bdi> has a code
            for you.
          </p>
        </div>
      ) : (
        <CodeTicket title={`Your ${what}`} code={reward.code}>
          {reward.message}
        </CodeTicket>
      )}
      <p className="mt-2.5 text-sm text-faint">
        You get it whatever you wrote and whatever rating you gave. Anywhere your testimonial appears, it says
        that you received a reward.
      </p>
    </section>
  )
}
