import { noPayments } from '#contract/billing/plan-copy.ts'
import { trialDays } from '#contract/billing/tiers.ts'
import { brand } from '#contract/brand.ts'
import dark from '../pictures/dashboard-dark.webp'
import light from '../pictures/dashboard-light.webp'
import { useTakesPayments } from '../shell/payments.ts'
import { ProofCard } from './proof-card.tsx'
import { ThemedPicture } from './themed-picture.tsx'
import { StartLinks } from './start-links.tsx'

/** The first screen: the promise, what a record of praise holds, and the product itself. */
export function Hero() {
  return (
    <div className="relative isolate overflow-hidden">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-x-12 gap-y-12 px-4 pt-14 pb-12 sm:px-8 md:pt-20 lg:grid-cols-[minmax(0,1fr)_23rem] lg:pb-20">
        <div>
          <h1 className="max-w-[9ch] font-serif text-[clamp(3.25rem,8.6vw,6.5rem)] leading-[0.96] font-[450] tracking-[-0.042em]">
            {brand.tagline}
          </h1>
          <p className="mt-7 max-w-[46ch] text-lg text-soft md:text-quote">
            Collect testimonials in your customers’ own words, approve the ones you stand behind, and show
            them on your website with one line of code.
          </p>
          <StartLinks href="/demo" label="Explore Features" />
          <p className="mt-4 text-sm text-faint">
            {useTakesPayments()
              ? `Free for ${trialDays} days. No card required.`
              : `No card required. ${noPayments}`}
          </p>
        </div>
        <ProofCard />
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-8">
        <ThemedPicture
          light={light}
          dark={dark}
          width={1920}
          height={1200}
          alt="The dashboard of a pottery studio: the first three steps, 28 testimonials, 3 pending, 21 approved, and an average rating of 4.5."
          className="rounded-lg border border-line-strong object-cover object-[40%_0] shadow-high max-sm:aspect-4/5"
        />
        <p className="mt-3 text-sm text-faint">
          The dashboard of the demo. Start your own with <code className="font-mono">npm run demo</code>.
        </p>
      </div>
    </div>
  )
}
