import { Island } from '../shell/island.tsx'
import { PageTop } from '../shell/page-top.tsx'

/** The product in four steps to click through. */
export function DemoPage() {
  return (
    <>
      <PageTop
        title="From request to website in four steps"
        lead="Follow a bakery as it collects its first testimonial. The bakery and its customer are made up."
      />
      <div className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-8 md:pb-24">
        <Island name="demo-tour" props={{}} when="now" />
      </div>
    </>
  )
}
