import { SectionLink, SideNavigation } from '../shell/folded-contents.tsx'
import type { Endpoint } from '#contract/endpoint.ts'
import { callId, spokenPath } from './addresses.ts'

export interface SideSection {
  id: string
  text: string
  calls?: readonly Endpoint[]
}

/** What a part of the documentation holds. */
export function SideContents({ part, sections }: { part: string; sections: readonly SideSection[] }) {
  return (
    <SideNavigation
      label={`Contents of ${part}`}
      foldedLabel="On this page"
      className="pb-4 lg:top-36 lg:max-h-[calc(100dvh-10rem)]"
    >
      <ul className="flex flex-col border-l border-line">
        {sections.map(({ id, text, calls }) => (
          <li key={id}>
            <SectionLink id={id} text={text} />
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
    </SideNavigation>
  )
}
