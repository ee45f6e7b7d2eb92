import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { widgetFolder } from '../kit/folders.ts'
import { prepareBody } from '../http/prepared.ts'
import { Problem } from '../http/problem.ts'
import { prepareResponse } from './keeping/prepared-response.ts'
import type { PreparedResponse } from './keeping/response-forms.ts'

const scriptType = 'text/javascript; charset=utf-8'

/** The code of the browser scripts by name, read once; in development anew each time. */
export function builtCode(development: boolean): (name: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return (name) => {
    let code = known.get(name)
    if (!code || development) {
      code = readFile(path.join(widgetFolder, name), 'utf8').catch(() => {
        known.delete(name)
        throw new Problem(
          'unavailable',
          "The embed script hasn't been built. Start the server with npm start.",
        )
      })
      known.set(name, code)
    }
    return code
  }
}

/** Scripts that carry no testimonial, so they may be stale. */
export function builtScripts(
  headers: Record<string, string>,
  development: boolean,
): (name: string) => PreparedResponse | Promise<PreparedResponse> {
  const known = new Map<string, PreparedResponse>()
  const read = builtCode(development)
  const load = async (name: string): Promise<PreparedResponse> => {
    const prepared = prepareBody(await read(name), {
      'content-type': scriptType,
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    })
    const response = prepareResponse(prepared, headers)
    if (!development) known.set(name, response)
    return response
  }
  return (name) => known.get(name) ?? load(name)
}
