/** A day as widgets say it. */
export function widgetDay(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' })
}
