/** A place on a page: something a reader may look for. Without an id it is the page itself. */
export interface GuideSection {
  id: string
  title: string
  /** What the search looks through besides the title. */
  text: string
}

export interface GuidePage {
  path: string
  title: string
  /** What it is called among the other pages, where that is not its title. */
  label?: string
  /** The sentence below the title, and what search engines show. */
  summary: string
  sections: readonly GuideSection[]
}

/** The help or the documentation: pages in the order in which somebody would read them. */
export interface Guide {
  name: string
  path: string
  groups: readonly { title: string; pages: readonly GuidePage[] }[]
}

export function pagesOf({ groups }: Guide): GuidePage[] {
  return groups.flatMap(({ pages }) => pages)
}
