// Whose sites and exports write dates in words.
const languages = 'en es fr de pt it nl pl sv da nb fi tr ru ja ko zh th cs uk ar he el hu ro id hi'.split(
  ' ',
)
const styles = ['long', 'short'] as const
// Many languages decline the name of a month beside a day: "14 marca", but "marzec 2025".
const shapes = [{}, { day: 'numeric' }, { year: 'numeric' }, { day: 'numeric', year: 'numeric' }] as const

let numbers: ReadonlyMap<string, number> | undefined

/** The number of a month by its name or abbreviation in any of 27 languages, with or without accents. */
export function monthOf(name: string): number | undefined {
  numbers ??= namesOfMonths()
  return numbers.get(folded(name))
}

function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map([['sept', 9]])
  for (const language of languages) {
    for (const month of styles) {
      for (const shape of shapes) {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', ...shape })
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(new Date(Date.UTC(2026, index, 10)))
          const name = folded(parts.find(({ type }) => type === 'month')?.value ?? '')
          // Japanese, Korean and Chinese write a number there.
          if (!/\d/.test(name)) names.set(name, index + 1)
        }
      }
    }
  }
  return names
}

function folded(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F.]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
}
