/** What people and their keyboards write in many ways, as search sees it. */
function searchForm(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
}

/** The words of a search, each once. */
export function searchWords(search: string): string[] {
  return [...new Set(searchForm(search).split(/\s+/).filter(Boolean))]
}

/** Whether all words are in it, in any order, as the server decides it. */
export function hasAllWords(text: string, search: string): boolean {
  const within = searchForm(text)
  return searchWords(search).every((word) => within.includes(word))
}

export interface Part {
  readonly text: string
  readonly isFound: boolean
}

/** The text in parts: those that one of the words made, and those between. */
export function foundParts(text: string, search: string): Part[] {
  const within = searchForm(text)
  // Some letters become two in lower case: then no place in one is the same in the other.
  const words = within.length === text.length ? searchWords(search) : []
  const isFound = Array.from({ length: text.length }, () => false)
  for (const word of words) {
    for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length)
    }
  }
  const parts: Part[] = []
  let start = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && isFound[at] === isFound[start]) continue
    parts.push({ text: text.slice(start, at), isFound: isFound[start] === true })
    start = at
  }
  return parts
}
