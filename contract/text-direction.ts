const fromTheRight: readonly string[] = ['ar', 'fa', 'he', 'ps', 'ur', 'yi']

/** In which direction a text runs: of its language where that is known, else of its own first letters. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' | 'auto' {
  if (!language) return 'auto'
  return fromTheRight.includes(language) ? 'rtl' : 'ltr'
}

/** As texts have it on record: a code of ISO 639. */
export const languageCode = /^[a-z]{2,3}$/
