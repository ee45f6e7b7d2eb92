import type { Token } from './tokens.ts'

const lettersOfTypo = 6
const lettersOfPart = 5

/** Whether a word is another with one slip of the pen, or the last part of it, as "Service" is of "Kundenservice". */
export function isSimilar(one: Token, said: Token): boolean {
  if (one.role === 'number' || said.role === 'number') return false
  const [a, b] = [one.key, said.key]
  if (b.length > a.length + 2 && a.length >= lettersOfPart && b.endsWith(a)) return /^\p{Lu}/u.test(said.text)
  return Math.min(a.length, b.length) >= lettersOfTypo && a[0] === b[0] && isOneSlip(a, b)
}

/** One letter more, less, other, or two in the wrong order. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  if (restA.slice(1) === restB || restB.slice(1) === restA || restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}
