import { Banner } from '../../ui/message/banner.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { Island } from '../shell/island.tsx'
import { PageHead } from '../copy/page-head.tsx'

/** How the services are, measured by the product itself. */
export function StatusPage() {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-12 pb-20 sm:px-8 sm:pt-16 lg:pb-28">
      <PageHead title="Status" />
      <noscript>
        <div className="mt-8">
          <Banner>
            The live numbers need JavaScript. Without it, find them at{' '}
            <TextLink href="/api/public/status">/api/public/status</TextLink>.
          </Banner>
        </div>
      </noscript>
      <Island name="status-board" props={{}} when="now" className="mt-8" />
      <section
        aria-labelledby="how"
        className="mt-12 border-t border-line pt-8 text-base text-soft [&_li]:pl-1 [&_p]:max-w-[42rem]"
      >
        <h2 id="how" className="font-serif text-title font-medium tracking-tight text-ink">
          How we measure
        </h2>
        <p className="mt-3">
          Once a minute the server checks each service the way you use it. Only incidents are entered by hand.
        </p>
        <ul className="mt-4 flex max-w-[42rem] list-disc flex-col gap-1.5 pl-5 marker:text-faint">
          <li>
            <strong className="font-semibold text-ink">operational</strong>: responded within two seconds.
          </li>
          <li>
            <strong className="font-semibold text-ink">degraded</strong>: responded more slowly, or the last
            one or two checks failed.
          </li>
          <li>
            <strong className="font-semibold text-ink">outage</strong>: three or more checks in a row failed.
          </li>
        </ul>
        <p className="mt-4">
          A day is green if there was no outage and at most 1% of its minutes were degraded, red if more than
          5% were an outage, and amber in between. Uptime is the share of measured minutes without an outage,
          rounded down. While the whole server is down nothing can be measured: those minutes are missing
          here, and days without any measurements are gray.
        </p>
        <p className="mt-4">
          For your own monitoring, get{' '}
          <TextLink href="/documentation/api/this-site#get-api-public-status">the same data as JSON</TextLink>
          .
        </p>
      </section>
    </div>
  )
}
