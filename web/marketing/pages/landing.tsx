import { Island } from '../shell/island.tsx'
import { Closing } from '../landing/closing.tsx'
import { examples } from '../landing/examples.ts'
import { Features } from '../landing/features.tsx'
import { Hero } from '../landing/hero.tsx'
import { HowItWorks } from '../landing/how-it-works.tsx'
import { LandingPricing } from '../landing/landing-pricing.tsx'
import { Statistics } from '../landing/statistics.tsx'
import { FirstScreenEnd } from '../shell/first-screen-end.tsx'
import { Section } from '../shell/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** What the product is, shown with the product itself. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <FirstScreenEnd />
      <Island name="customer-logos" props={{}} />
      <Statistics />
      <HowItWorks />
      <Features />
      <Section
        id="demo"
        tone="sunken"
        title="What it looks like on your page"
        lead={
          <>
            Use the arrows, the dots or your keyboard. To see the rest, take{' '}
            <TextLink href="/demo">the four-step tour</TextLink>.
          </>
        }
      >
        <Island name="praise-carousel" props={{ examples }} />
      </Section>
      <LandingPricing />
      <Closing />
    </>
  )
}
