import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { readApart } from '../kit/read-apart.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { Problem } from './problem.ts'

/** As long as a form can be, with a photo. What is longer holds a file, or is meant to hold up the others. */
export const longestForm = 262_144

const notUtf8 = 'This request could not be read. Please check that it is encoded in UTF-8.'

/** Reads bodies of JSON: longer ones in a thread of their own. An empty body is no body: some calls send only the type. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    if (!isUtf8(body)) return done(new Problem('invalid-input', notUtf8))
    if (body.length <= longestForm) return void parse(request, body.toString(), done)
    return readBody(body)
  })
}

async function readBody(body: Buffer): Promise<unknown> {
  try {
    return await readApart('json', [body])
  } catch (failure) {
    if (failure instanceof Unreadable) throw new Problem('invalid-input', failure.message)
    throw failure
  }
}
