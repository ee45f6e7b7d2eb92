/** The language of the page around an element, as its author wrote it. */
export function pageLanguage(place: Element): string {
  return place.closest<HTMLElement>('[lang]')?.lang ?? ''
}

/** Of the languages that the server writes, the one for a page's language. */
export function widgetLanguageOf(language: string): string {
  // No regular expression: the first on a page takes as long as making twenty elements.
  const short = language.split('-')[0]!.toLowerCase()
  return '-es-fr-de-pt-'.includes(`-${short}-`) ? short : 'en'
}
