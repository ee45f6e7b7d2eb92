import type { Form } from './changing.ts'

/** `items[0][price]=x` unfolded. */
export function readForm(body: string): Form {
  const form: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let place = form
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Record<string, unknown>
    const last = path.at(-1)!
    place[last || String(Object.keys(place).length)] = value
  }
  return form as Form
}
