import { folded } from '#shared/text/folded.ts'

/** What people and their keyboards write in many ways, as search sees it. */
function searchForm(text: string): string {
  return folded(text).toLowerCase()
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
  const { within, places } = searchFormInPlaces(text)
  const isFound = Array.from({ length: text.length }, () => false)
  for (const word of searchWords(search)) {
    for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + word.length)) {
      isFound.fill(true, places[at], places[at + word.length])
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

/** The text as search sees it, and where in the text each of its letters comes from: some become two, others none. */
function searchFormInPlaces(text: string): { within: string; places: readonly number[] } {
  const within = searchForm(text)
  if (within.length === text.length)
    return { within, places: Array.from({ length: text.length + 1 }, (_, at) => at) }
  const places: number[] = []
  let formed = ''
  let at = 0
  for (const letter of text) {
    const form = searchForm(letter)
    for (let next = 0; next < form.length; next++) places.push(at)
    formed += form
    at += letter.length
  }
  return { within: formed, places: [...places, text.length] }
}
