import { useEffect, useState, type KeyboardEvent } from 'react'
import { documentationTabs as tabs } from '../documentation/tabs.ts'

/**
 * The five parts as tabs. The address decides which is shown (`web/styles/site.css`), so links into a part work, and
 * so do Back and Forward; without JavaScript these are links down the page.
 */
export function DocumentationTabs() {
  const current = useShownTab()
  // On a narrow screen the row of tabs is wider than the page.
  useEffect(() => {
    const tab = current && document.getElementById(`tab-${current}`)?.parentElement
    if (tab) tab.parentElement?.scrollTo({ left: tab.offsetLeft - 60, behavior: 'instant' })
  }, [current])

  const isLive = current !== undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- once live, it is a list of tabs
    <ul
      {...(isLive ? { role: 'tablist', 'aria-label': 'Documentation' } : {})}
      className="sideways relative -mb-px flex gap-6 pe-px"
      onKeyDown={moveByArrow}
    >
      {tabs.map(({ id, label }) => (
        <li key={id} {...(isLive ? { role: 'presentation' } : {})} className="shrink-0">
          <a
            id={`tab-${id}`}
            href={`#${id}`}
            {...(isLive
              ? {
                  role: 'tab',
                  'aria-selected': id === current,
                  'aria-controls': id,
                  tabIndex: id === current ? 0 : -1,
                }
              : {})}
            className="inline-flex border-b-2 border-transparent px-0.5 pt-3 pb-3 text-base font-medium whitespace-nowrap text-faint transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The tab that the address shows, or nothing before the page is live. Makes the parts of the page its panels. */
function useShownTab(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const read = () => setCurrent(tabAt(location.hash))
    read()
    for (const { id } of tabs) {
      const panel = document.getElementById(id)
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', `tab-${id}`)
    }
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return current
}

function moveByArrow(event: KeyboardEvent) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  // The address knows it before the state does, when keys come quickly.
  const shown = tabAt(location.hash)
  const at = tabs.findIndex(({ id }) => id === shown)
  const next = tabs[(at + (step ?? 0) + tabs.length) % tabs.length]
  if (step === undefined || !next) return
  event.preventDefault()
  location.hash = next.id
  document.getElementById(`tab-${next.id}`)?.focus()
}

/** The part that the address names, or that holds what it names; else the first. */
function tabAt(hash: string): string {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  return target?.closest('[data-tab-panel]')?.id ?? tabs[0].id
}
