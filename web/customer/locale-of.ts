/** The browser's own way to write a day where it speaks the page's language: British days are not American. */
export function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language
}

/** A moment as a whole day, in words. */
export function dayInWords(language: string, moment: string): string {
  return new Date(moment).toLocaleDateString(localeOf(language), { dateStyle: 'long' })
}
