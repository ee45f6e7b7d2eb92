import { Badge } from '../../ui/badge.tsx'
import { Island } from '../shell/island.tsx'

/** How a customer takes their words to a public platform. It calls nothing and nobody. */
export function HandOverPage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 md:py-16">
      <Badge tone="warning">Demo: nothing here is sent anywhere</Badge>
      <h1 className="mt-4 font-serif text-[clamp(2.25rem,5vw,3.25rem)] leading-[1.04] font-[460] tracking-[-0.032em]">
        Handing a review over
      </h1>
      <p className="mt-4 max-w-[58ch] text-lg text-soft">
        No platform lets a business post its customers’ reviews, and that is right. So Plaudit will hand them
        over: the customer signs in to the platform with their own account and posts their own words. These
        are the screens planned for it. This version shows every customer the same public links after the
        form, and no more.
      </p>
      <p className="mt-6 font-semibold scripted:hidden">Turn JavaScript on to click through the screens.</p>
      <Island name="hand-over-demo" props={{}} when="now" className="mt-9" />
    </div>
  )
}
