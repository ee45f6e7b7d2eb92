import { StringDecoder } from 'node:string_decoder'

/** Every part that arrives is looked at together with the line that it goes on with. */
const longestLine = 256_000

/** The data of each server-sent event (WHATWG HTML, section 9.2), however the bytes were cut; names are not looked at. */
export async function* eventData(parts: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let data: string[] = []
  for await (const part of parts) {
    const lines = (rest + decoder.write(part)).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('a line of this stream has no end')
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      if (line !== '' || data.length === 0) continue
      yield data.join('\n')
      data = []
    }
  }
}
