/** Puts numbers into one of the widget's texts: {n}, and {m} for the whole of it. */
export function fillNumbers(text: string, n: number | string, m: number | string = ''): string {
  return text.replace('{n}', `${n}`).replace('{m}', `${m}`)
}
