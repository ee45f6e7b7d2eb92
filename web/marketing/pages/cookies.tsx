import { cookieTable, type CookieEntry } from '#contract/cookie-table.ts'
import { cookieCategories } from '#contract/cookies.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { Island } from '../shell/island.tsx'
import { Contents } from '../copy/contents.tsx'
import { categoryCopy, storageKindCopy } from '../copy/cookie-copy.ts'
import { Frame } from '../copy/frame.tsx'
import { PageHead } from '../copy/page-head.tsx'

const sections = [
  { id: 'preferences', text: 'Your preferences' },
  ...cookieCategories.map((category) => ({ id: category, text: categoryCopy[category].label })),
  { id: 'elsewhere', text: 'On other websites' },
]
const title = 'scroll-mt-24 font-serif text-[1.625rem] leading-[1.2] font-medium tracking-[-0.015em]'

/** What is kept in the browser, from the one table that a test compares with real browsers. */
export function CookiesPage() {
  return (
    <Frame
      head={
        <PageHead title="Cookie Policy">
          <p className="mt-4 max-w-[36.5rem] text-lg text-soft">
            Everything this website stores in your browser, as a cookie or in local storage. The list is
            complete: an automated test signs up, clicks around and checks what its browser has stored against
            this page.
          </p>
        </PageHead>
      }
      side={<Contents label="On this page" sections={sections} />}
    >
      <div className="flex max-w-[44rem] flex-col gap-14">
        <section
          aria-labelledby="preferences"
          className="rounded-xl border border-line bg-surface p-5 shadow-low sm:p-7"
        >
          <h2 id="preferences" className={title}>
            Your preferences
          </h2>
          <p className="mt-2 mb-5 text-base text-soft">
            Nothing optional is stored until you choose, or until you ask for it yourself, for example by
            picking a theme. Your choice is remembered for 6 months, and you can change it here at any time.
          </p>
          <p className="mb-4 hidden rounded-lg bg-sunken px-4 py-3 text-base noscript:block">
            Turn on JavaScript to choose. While it is off, nothing optional is stored.
          </p>
          <Island name="cookie-preferences" props={{}} when="now" />
        </section>
        {cookieCategories.map((category) => (
          <Category
            key={category}
            id={category}
            entries={cookieTable.filter((entry) => entry.category === category)}
          />
        ))}
        <OnOtherWebsites />
      </div>
    </Frame>
  )
}

function OnOtherWebsites() {
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={title}>
        On other websites
      </h2>
      <p className="mt-2.5 text-lg text-soft">
        The widget that businesses add to their websites sets no cookies and stores nothing in visitors’
        browsers. This website loads nothing from other companies’ servers, so nobody else sets cookies here
        either.
      </p>
    </section>
  )
}

function Category({
  id,
  entries,
}: {
  id: (typeof cookieCategories)[number]
  entries: readonly CookieEntry[]
}) {
  const { label, what, none } = categoryCopy[id]
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className={title}>
          {label}
        </h2>
        <Badge tone={id === 'essential' ? 'accent' : 'neutral'}>
          {id === 'essential' ? 'Always on' : 'Optional'}
        </Badge>
      </div>
      <p className="mt-2.5 text-lg text-soft">{what}</p>
      {entries.length === 0 ? (
        <p className="mt-4 rounded-lg border border-dashed border-line-strong px-5 py-4 text-base text-soft">
          {none}
        </p>
      ) : (
        <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">
          {entries.map((entry) => (
            <CookieItem key={entry.name} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function CookieItem({ entry: { name, kind, purpose, duration, canDisable } }: { entry: CookieEntry }) {
  return (
    <li className="p-5">
      <h3 className="font-mono text-sm font-semibold break-words text-ink">{name}</h3>
      <p className="mt-1.5 text-base text-soft">{purpose}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1.5 text-sm">
        {[
          ['Type', storageKindCopy[kind]],
          ['Duration', duration],
          ['Can be turned off', canDisable ? 'Yes' : 'No'],
        ].map(([term, value]) => (
          <div key={term} className="flex gap-1.5">
            <dt className="text-faint">{term}:</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
