import { MovedLink } from '../guide/moved-link.tsx'
import { callId, spokenPath } from './addresses.ts'
import { groupPages } from './documentation-guide.ts'
import { MethodBadge } from './method-badge.tsx'

/** Every documented call by groups, each a link to its page. `isOld`: on the page that once held them all. */
export function CallList({ isOld = false }: { isOld?: boolean }) {
  const Heading = isOld ? 'h3' : 'h2'
  return (
    <div className="flex flex-col gap-10">
      {groupPages.map(({ group, page }) => (
        <section key={page.path} aria-label={group.title}>
          <Heading
            id={isOld ? oldIds[group.slug] : undefined}
            className="scroll-mt-36 font-serif text-title font-medium tracking-[-0.01em]"
          >
            <a href={page.path} className="rounded-sm underline-offset-4 hover:underline">
              {group.title}
            </a>
          </Heading>
          <p className="mt-1 max-w-[42rem] text-base text-soft">{group.says}</p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {group.calls.map((call) => {
              const id = callId(call)
              const way = `${page.path}#${id}`
              return (
                <li
                  key={id}
                  className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-1 py-2.5 hover:bg-hover"
                >
                  <MethodBadge method={call.method} />
                  {isOld ? (
                    <MovedLink oldId={id} href={way} className={place}>
                      {spokenPath(call)}
                    </MovedLink>
                  ) : (
                    <a href={way} className={place}>
                      {spokenPath(call)}
                    </a>
                  )}
                  <span className="text-sm text-faint max-sm:basis-full sm:ml-auto">{call.about.title}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What the groups were called while all calls stood on one page. */
const oldIds: Readonly<Record<string, string>> = {
  testimonials: 'testimonials-api',
  'api-keys': 'keys-api',
  widgets: 'public-api',
}

const place =
  'scroll-mt-36 rounded-sm font-mono text-sm break-all text-ink underline-offset-4 after:absolute after:inset-0 hover:underline'
