import { Unreadable } from './unreadable.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type JsonObject = Record<string, Json>

export interface JsonLimits {
  readonly depth: number
  /** Lists, objects and what is in them. */
  readonly values: number
}

export const notJson = 'This is not valid JSON.'
const usual: JsonLimits = { depth: 64, values: 100_000 }

/** As `JSON.parse`, for JSON that others wrote: refuses what is nested too deep, holds too much, or would be taken for a prototype. */
export function parseBounded(text: string | Uint8Array, { depth, values }: JsonLimits = usual): Json {
  const parsed = parse(typeof text === 'string' ? text : textOf(text))
  let level: Json[] = [parsed]
  let count = 0
  for (let deep = 0; level.length > 0; deep += 1) {
    if (deep > depth) throw new Unreadable(`This JSON is nested more than ${depth} levels deep.`)
    const next: Json[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value)) refusePrototypes(value)
      for (const inner of Array.isArray(value) ? value : Object.values(value)) {
        count += 1
        if (count > values) throw new Unreadable(`This JSON has more than ${inWords(values)} values.`)
        next.push(inner)
      }
    }
    level = next
  }
  return parsed
}

/** The text of bytes in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (cause) {
    throw new Unreadable(notJson, { cause })
  }
}

function refusePrototypes(value: JsonObject): void {
  if (Object.hasOwn(value, '__proto__')) throw new Unreadable(notJson)
}

const inWords = (count: number) => count.toLocaleString('en')
