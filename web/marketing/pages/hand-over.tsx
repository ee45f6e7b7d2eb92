import { Badge } from '../../ui/text/badge.tsx'
import { Island } from '../shell/island.tsx'

/** How a customer takes their words to a public platform. It calls nothing and nobody. */
export function HandOverPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 md:py-16">
      <Badge tone="warning">Demo: nothing here is sent anywhere</Badge>
      <h1 className="mt-4 font-serif text-[clamp(2.25rem,5vw,3.25rem)] leading-[1.04] font-[460] tracking-[-0.032em]">
        How a review gets to Google or Yelp
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-soft">
        No platform lets a business post its customers’ reviews, and rightly so. After the form, Plaudit shows
        every customer the same links. From there, customers sign in with their own account and post their own
        review.
      </p>
      <p className="mt-6 font-semibold scripted:hidden">Turn on JavaScript to click through the screens.</p>
      <Island name="hand-over-demo" props={{}} when="now" className="mt-9" />
    </div>
  )
}
