import { brand } from '#contract/brand.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** What the product is, shown with the product itself. */
export function LandingPage() {
  return (
    <section className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-8">
      <h1 className="max-w-[11ch] font-serif text-[clamp(3rem,9vw,6.5rem)] leading-[0.98] font-[450] tracking-[-0.04em]">
        {brand.tagline}
      </h1>
      <div className="mt-8 flex flex-wrap gap-2.5">
        <LinkButton href="/onboarding" size="large">
          Start Free Trial
        </LinkButton>
        <LinkButton href="/demo" size="large" variant="secondary">
          Explore Features
        </LinkButton>
      </div>
    </section>
  )
}
