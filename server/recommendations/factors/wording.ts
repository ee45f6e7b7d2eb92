/** "1 word", "42 words". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** “reliable” and “on time”: a few, quoted. */
export function quotedWords(words: readonly string[], most = 3): string {
  return new Intl.ListFormat('en').format(words.slice(0, most).map((word) => `“${word}”`))
}

/** How close a count is to a range: 1 inside, less the further it is outside. */
export function closeness(count: number, [least, most]: readonly [number, number]): number {
  if (count < least) return count / least
  return count > most ? most / count : 1
}

/** What several signs of one thing are worth. */
export function worthOf(signs: number, none: number): number {
  if (signs === 0) return none
  return signs === 1 ? 0.75 : 1
}
