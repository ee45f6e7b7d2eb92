import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../http/problem.ts'
import { prepare } from '../http/prepared.ts'
import { heat, type Hot } from './hot.ts'

const folder = path.join(import.meta.dirname, '../../dist/widget')

/** The built browser scripts, read once; in development anew each time. They carry no testimonial, so they may be stale. */
export function builtScripts(
  headers: Record<string, string>,
  development: boolean,
): (name: string) => Promise<Hot> {
  const known = new Map<string, Promise<Hot>>()
  return async (name) => {
    const found = (!development && known.get(name)) || load(name, headers)
    known.set(name, found)
    try {
      return await found
    } catch {
      known.delete(name)
      throw new Problem('unavailable', 'The embed script is not built yet. Start the server with npm start.')
    }
  }
}

async function load(name: string, headers: Record<string, string>): Promise<Hot> {
  const prepared = prepare(await readFile(path.join(folder, name)), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
  })
  return heat(prepared, headers)
}
