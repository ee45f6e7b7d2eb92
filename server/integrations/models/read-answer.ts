import { readApart } from '../../kit/read-apart.ts'
import { type Json, parseBounded } from '../../kit/parse-bounded.ts'

/** What is shorter costs less to parse than to pass on. */
const shortest = 64_000

/** The JSON of another service's answer, within limits on depth, size and time; throws when it is none or past them. */
export async function readAnswer(text: string | Buffer): Promise<Json> {
  return text.length <= shortest ? parseBounded(text) : readApart('json', [text])
}
