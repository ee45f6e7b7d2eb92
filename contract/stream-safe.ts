const marksInARow = 30
// In pieces: of one row of millions the engine would remember every step, until its stack is full.
const tooManyMarks = new RegExp(`(?<=\\p{M}{${marksInARow}})\\p{M}{1,64}`, 'gu')

/**
 * Drops combining marks after the 30th in a row, the limit of the stream-safe text format (UAX 15). `normalize` sorts
 * such a row in quadratic time, so this comes before it, and after whatever drops characters: what stood between two
 * short rows would otherwise leave one long row behind. Takes linear time.
 */
export function cutCombiningRuns(text: string): string {
  return text.replace(tooManyMarks, '')
}
