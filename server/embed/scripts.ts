import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../http/problem.ts'
import { type Prepared, prepare } from '../http/prepared.ts'

const folder = path.join(import.meta.dirname, '../../dist/widget')

/** The built browser scripts, read once; in development anew each time. They carry no testimonial, so they may be stale. */
export function builtScripts(development: boolean): (name: string) => Promise<Prepared> {
  const known = new Map<string, Promise<Prepared>>()
  return async (name) => {
    const found = (!development && known.get(name)) || load(name)
    known.set(name, found)
    try {
      return await found
    } catch {
      known.delete(name)
      throw new Problem('unavailable', 'The embed script is not built yet. Start the server with npm start.')
    }
  }
}

async function load(name: string): Promise<Prepared> {
  return prepare(await readFile(path.join(folder, name)), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
}
