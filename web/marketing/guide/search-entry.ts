/** One section of the help or the documentation, as the search file has it. */
export interface SearchEntry {
  path: string
  title: string
  /** Where it stands, such as `Help › Export`. */
  trail: string
  text: string
}

export const searchPath = '/guide-search.json'
