/** Puts numbers into one of the widget's texts: {n}, and {m} for the whole of it. */
export function say(text: string, n: number | string, m: number | string = ''): string {
  return text.replace('{n}', `${n}`).replace('{m}', `${m}`)
}

/** The language of the page around an element, as its author wrote it. */
export function pageLanguage(place: Element): string {
  return place.closest('[lang]')?.getAttribute('lang') || document.documentElement.lang
}

/** Of the languages that the server writes, the one for a page's language. */
export function spoken(language: string): string {
  return /^(es|fr|de|pt)\b/i.exec(language)?.[1]?.toLowerCase() ?? 'en'
}

interface Dated {
  readonly date: string
  readonly day?: string | undefined
}

/**
 * A day for readers of this language; as it was sent where the page's `lang` is no language. The server's text does for the
 * usual region of its languages: another one takes the browser milliseconds to learn.
 */
export function day({ date, day }: Dated, language: string): string {
  if (day && !/-(?!US|ES|FR|DE|BR)/i.test(language)) return day
  try {
    return new Date(date).toLocaleDateString(language || [], { dateStyle: 'medium', timeZone: 'UTC' })
  } catch {
    return date
  }
}
