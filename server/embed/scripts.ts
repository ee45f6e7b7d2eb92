import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { widgetFolder } from '../folders.ts'
import { prepare } from '../http/prepared.ts'
import { Problem } from '../http/problem.ts'
import { prepareResponse, type PreparedResponse } from './prepared-response.ts'

/** The built browser scripts, read once; in development anew each time. They carry no testimonial, so they may be stale. */
export function builtScripts(
  headers: Record<string, string>,
  development: boolean,
): (name: string) => PreparedResponse | Promise<PreparedResponse> {
  const known = new Map<string, PreparedResponse>()
  const load = async (name: string): Promise<PreparedResponse> => {
    const bytes = await readFile(path.join(widgetFolder, name)).catch(() => undefined)
    if (!bytes) {
      throw new Problem('unavailable', "The embed script hasn't been built. Start the server with npm start.")
    }
    const prepared = prepare(bytes, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    })
    const hot = prepareResponse(prepared, headers)
    if (!development) known.set(name, hot)
    return hot
  }
  return (name) => known.get(name) ?? load(name)
}
