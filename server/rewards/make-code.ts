import { randomInt } from 'node:crypto'

// Nothing that is mistaken for something else when read aloud or from a crumpled note: no 0 and O, 1, I and L.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code such as `K7QM-3XWD`: random, 39 bits. */
export function makeCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${part()}-${part()}`
}
