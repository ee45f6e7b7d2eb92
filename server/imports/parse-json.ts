import { JSONParser, TokenType } from '@streamparser/json'
import { letOthersIn } from './pace.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type JsonObject = Record<string, Json>

const deepest = 100
const sliceBytes = 8192

/** As `JSON.parse`, which would hold up everybody else for as long as a large file takes. */
export async function parseJson(text: string): Promise<Json> {
  let result: Json | undefined
  let depth = 0
  const parser = new JSONParser({ paths: ['$'] })
  parser.onValue = ({ value }) => {
    result = value as Json
  }
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1
    if (depth > deepest) throw new Error(`nested more than ${deepest} deep`)
  }
  const bytes = Buffer.from(text)
  try {
    for (let start = 0; start < bytes.length; start += sliceBytes) {
      await letOthersIn()
      parser.write(bytes.subarray(start, start + sliceBytes))
    }
    if (result === undefined) throw new Error('the text ends too early')
    return result
  } catch (cause) {
    throw new UnreadableFile('This JSON file is incomplete or has an error. Please download it again.', {
      cause,
    })
  }
}
