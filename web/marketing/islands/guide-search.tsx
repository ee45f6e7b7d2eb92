import { useRef, useState, type FocusEvent } from 'react'
import { SearchInput } from '../../ui/search/search-input.tsx'
import { findEntries, queryWordsOf } from '../guide/find-entries.ts'
import { excerptAround, MatchedText } from '../guide/matched-text.tsx'
import { searchPath, type SearchEntry } from '../guide/search-entry.ts'

const mostResults = 12

/** Finds sections of the help and the documentation. What it looks through is fetched when somebody goes to the box. */
export function GuideSearch({ isLarge = false }: { isLarge?: boolean }) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { entries, failed, load } = useSearchEntries()

  function open() {
    setOpen(true)
    load()
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  const words = queryWordsOf(query)
  const found = entries && findEntries(entries, query)
  const isShown = isOpen && words.length > 0 && (found !== undefined || failed)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the box and of the results
    <search
      className="relative block"
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <SearchInput
        label="Search help and documentation"
        placeholder={isLarge ? 'Search help and documentation' : 'Search'}
        className={isLarge ? '[&_input]:h-12 [&_input]:text-lg' : ''}
        maxLength={100}
        value={query}
        onFocus={open}
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          open()
        }}
      />
      {isShown && (
        <div className="absolute top-full left-0 z-20 mt-2 max-h-[min(32rem,70dvh)] w-full min-w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line-strong bg-raised p-1.5 shadow-high">
          <output className="block px-3 py-1.5 text-sm text-faint">
            {failed ? 'Search didn’t load. Type again to retry.' : resultCountCopy(found?.length ?? 0)}
          </output>
          <Results entries={found ?? []} words={words} />
        </div>
      )}
    </search>
  )
}

/** What the search looks through: fetched once, and again after a failure. */
function useSearchEntries() {
  const [entries, setEntries] = useState<readonly SearchEntry[]>()
  const [failed, setFailed] = useState(false)
  const isAsked = useRef(false)
  function load() {
    if (isAsked.current) return
    isAsked.current = true
    setFailed(false)
    fetch(searchPath)
      .then((answer) => (answer.ok ? (answer.json() as Promise<SearchEntry[]>) : Promise.reject(answer)))
      .then(setEntries)
      .catch(() => {
        isAsked.current = false
        setFailed(true)
      })
  }
  return { entries, failed, load }
}

function Results({ entries, words }: { entries: readonly SearchEntry[]; words: readonly string[] }) {
  return (
    <ul>
      {entries.slice(0, mostResults).map(({ path, title, trail, text }) => (
        <li key={path}>
          <a
            href={path}
            className="block rounded-md px-3 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="block text-xs text-faint">{trail}</span>
            <span className="block font-semibold wrap-anywhere text-ink">
              <MatchedText text={title} words={words} />
            </span>
            <span className="block text-sm text-soft">
              <MatchedText text={excerptAround(text, words)} words={words} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function resultCountCopy(found: number): string {
  if (found === 0) return 'No results. Try fewer or different words.'
  if (found > mostResults) return `The first ${mostResults} of ${found} results`
  return found === 1 ? '1 result' : `${found} results`
}
