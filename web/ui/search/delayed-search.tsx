import { useEffect, useRef, useState } from 'react'
import { SearchInput } from './search-input.tsx'

const searchAfterMs = 250

/** A search box that searches when typing rests; what is typed never waits for the answer. */
export function DelayedSearch({
  label,
  placeholder,
  search,
  onSearch,
}: {
  label: string
  placeholder: string
  /** What is searched for now. */
  search: string
  onSearch: (search: string) => void
}) {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address may change without us, by "Clear filters" or the browser's back button.
  if (search !== seen) {
    setSeen(search)
    if (search !== typed.trim()) setTyped(search)
  }
  // What was typed before that, or on a page that is left, is searched for no more.
  const sent = useRef(search)
  useEffect(() => {
    if (search !== sent.current) clearTimeout(timer.current)
    sent.current = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      className="min-w-30 shrink-9 grow basis-40 sm:min-w-36 sm:basis-56"
      maxLength={200}
      value={typed}
      onChange={(event) => {
        const { value } = event.target
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          sent.current = value.trim()
          onSearch(sent.current)
        }, searchAfterMs)
      }}
    />
  )
}
