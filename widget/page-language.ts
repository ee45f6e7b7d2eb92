/** The language of the page around an element, as its author wrote it. */
export function pageLanguage(place: Element): string {
  return (place.closest<HTMLElement>('[lang]') ?? document.documentElement).lang
}

/** Of the languages that the server writes, the one for a page's language. */
export function widgetLanguageOf(language: string): string {
  return /^(es|fr|de|pt)\b/i.exec(language)?.[1]?.toLowerCase() ?? 'en'
}
