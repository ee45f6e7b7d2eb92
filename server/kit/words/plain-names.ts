import { parse } from 'tldts'
import { Problem } from '../../http/problem.ts'

const sentence = 'Please leave out web addresses, such as "example.com".'

/**
 * Names stand in emails to people who never asked for any, so none of them may lead anywhere. Refuses those with a web
 * or email address in them, under the name of their field; `undefined` and `null` are no names.
 */
export function refuseAddresses(names: Readonly<Record<string, string | null | undefined>>): void {
  const refused = Object.entries(names).filter(([, name]) => name && holdsAddress(name))
  if (refused.length === 0) return
  throw new Problem('invalid-input', sentence, {
    fields: Object.fromEntries(refused.map(([field]) => [field, sentence])),
  })
}

/** Whether a text has a web or email address in it. "Dr.Smith" and "St.Gallen" hold none: no domain ends like that. */
export function holdsAddress(name: string): boolean {
  const plain = name
    .normalize('NFKC')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\p{Cf}/gu, '')
  if (/:\/\/|\bwww\./iu.test(plain)) return true
  return plain.split(/[\s,;:()<>[\]"'|]+/u).some((word) => {
    const { hostname, domain, isIcann, isIp } = parse(word, { allowPrivateDomains: false })
    return isIp === true || (isIcann === true && domain !== null && hostname?.includes('.') === true)
  })
}
