import { ChevronDown } from 'lucide-react'
import type { Endpoint } from '#contract/endpoint.ts'
import { callId, spokenPath } from './addresses.ts'

export interface SideSection {
  id: string
  text: string
  calls?: readonly Endpoint[]
}

/** What a part holds: beside it where there is room, folded above it where there is not. */
export function SideContents({ part, sections }: { part: string; sections: readonly SideSection[] }) {
  return (
    <nav aria-label={`Contents of ${part}`}>
      <details className="group rounded-lg border border-line bg-surface lg:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 rounded-lg px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-faint transition-transform duration-200 ease-calm group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-3">
          <Links sections={sections} />
        </div>
      </details>
      <div className="hidden pb-4 lg:sticky lg:top-36 lg:block lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto">
        <Links sections={sections} />
      </div>
    </nav>
  )
}

function Links({ sections }: { sections: readonly SideSection[] }) {
  return (
    <ul className="flex flex-col border-l border-line">
      {sections.map(({ id, text, calls }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-soft transition-colors hover:border-accent hover:text-ink pointer-coarse:py-2.5"
          >
            {text}
          </a>
          {calls && (
            <ul className="flex flex-col pb-1.5">
              {calls.map((endpoint) => (
                <li key={callId(endpoint)}>
                  <a
                    href={`#${callId(endpoint)}`}
                    className="-ml-px flex gap-2 border-l border-transparent py-1 pl-4 text-xs text-faint transition-colors hover:border-accent hover:text-ink pointer-coarse:py-2.5"
                  >
                    <span className="w-12 shrink-0 font-semibold">{endpoint.method}</span>
                    <span className="min-w-0 font-mono wrap-anywhere">
                      {spokenPath(endpoint).replace('/api/', '')}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
