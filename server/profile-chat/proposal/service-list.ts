import type { Statement } from '../reading/statement.ts'
import { servicesIn } from '../reading/services.ts'

type OfServices = Extract<Statement, { kind: 'add' | 'remove' | 'replace' }>

interface Listed {
  readonly value?: string
  readonly note?: string
}

/** The list of services with one taken in, out, or in place of another. The others stay as they are. */
export function changeServices(services: string, statement: OfServices): Listed {
  const list = services
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (statement.kind === 'add') return added(list, servicesIn(statement.value))
  const found = findAll(list, statement.value)
  if (found.missing !== undefined) return { note: missing(list, found.missing) }
  if (statement.kind === 'remove')
    return { value: list.filter((one) => !found.places.includes(list.indexOf(one))).join(', ') }
  const [first = 0] = found.places
  const news = servicesIn(statement.by).filter((name) => !list.some((one) => isSame(one, name)))
  const replaced = list.flatMap((one, at) => (at === first ? news : found.places.includes(at) ? [] : [one]))
  return { value: replaced.join(', ') }
}

function added(list: readonly string[], names: readonly string[]): Listed {
  const news = names.filter((name) => !list.some((one) => isSame(one, name)))
  const known = names.filter((name) => !news.includes(name))
  return {
    ...(news.length > 0 && { value: [...list, ...news].join(', ') }),
    ...(known.length > 0 && { note: `Services already has ${quoted(known)}.` }),
  }
}

/** Where these services stand: all of them, or the first that is not there. */
function findAll(list: readonly string[], said: string): { places: number[]; missing?: string } {
  // "Hair and makeup" may be one service of the list.
  const whole = placeOf(list, said)
  if (whole !== undefined) return { places: [whole] }
  const places: number[] = []
  for (const name of servicesIn(said)) {
    const place = placeOf(list, name)
    if (place === undefined) return { places, missing: name }
    places.push(place)
  }
  return { places }
}

function placeOf(list: readonly string[], name: string): number | undefined {
  const same = list.findIndex((one) => isSame(one, name))
  if (same >= 0) return same
  // "Cakes" of "Wedding cakes": the same thing, said shorter, if only one can be meant.
  const ending = list.flatMap((one, at) => (` ${plain(one)}`.endsWith(` ${plain(name)}`) ? [at] : []))
  return ending.length === 1 ? ending[0] : undefined
}

function missing(list: readonly string[], name: string): string {
  const has = list.length > 0 ? `It has ${list.join(', ')}.` : 'It is empty.'
  return `“${name}” is not in Services. ${has}`
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** In small letters, each word without its plural. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/^(?:the|our|any|all|doing|offering)\s+/u, '')
    .split(/[\s-]+/u)
    .map((word) =>
      word.length > 3 ? word.replace(/(?:ies|y)$/u, 'i').replace(/(?<=[sxzh])es$|(?<!s)s$/u, '') : word,
    )
    .join(' ')
}

function quoted(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names.map((name) => `“${name}”`))
}
