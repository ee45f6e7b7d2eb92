import { useState } from 'react'
import { SearchInput } from '../../ui/search-input.tsx'

const marks = /[\u0300-\u036f]/g

/** Hides the answers that lack one of the typed words. What is searched is what stands on the page. */
export function HelpSearch() {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<number>()
  function search(typed: string) {
    setQuery(typed)
    setFound(show(wordsOf(typed)))
  }
  return (
    <search>
      <SearchInput
        label="Search the help"
        placeholder="Search for withdraw, CSV, proxy..."
        className="[&_input]:h-12 [&_input]:text-lg"
        maxLength={100}
        value={query}
        onInput={(event) => search(event.currentTarget.value)}
      />
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-soft">
        {query.trim() !== '' && found !== undefined && sentenceOf(found)}
      </p>
    </search>
  )
}

function sentenceOf(found: number): string {
  if (found === 0) return 'No results. Try fewer or different words, or ask us.'
  return found === 1 ? '1 result' : `${found} results`
}

/** Shows the entries that have every word, and the topics that have such entries; answers how many there are. */
function show(words: readonly string[]): number {
  let found = 0
  for (const topic of document.querySelectorAll<HTMLElement>('[data-help-topic]')) {
    const title = plain(topic.querySelector('h2')?.textContent ?? '')
    let hits = 0
    for (const entry of topic.querySelectorAll<HTMLElement>('[data-help-entry]')) {
      const text = `${title} ${plain(entry.textContent)}`
      entry.hidden = !words.every((word) => text.includes(word))
      if (!entry.hidden) hits += 1
    }
    topic.hidden = hits === 0
    found += hits
  }
  return found
}

function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean)
}

/** Lower case, without accents and with straight apostrophes. */
function plain(text: string): string {
  return text.normalize('NFD').replace(marks, '').replaceAll('’', "'").toLowerCase()
}
