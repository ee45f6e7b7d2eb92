import { z } from 'zod/mini'
import { readAnswer } from '../../integrations/models/read-answer.ts'
import { fieldNames } from '#shared/business/profile-fields.ts'

const modelChange = z.object({
  field: z.enum(fieldNames),
  action: z.enum(['set', 'add', 'remove']),
  value: z.string().check(z.maxLength(2000)),
})
export type ModelChange = z.infer<typeof modelChange>

const mostChanges = 20
const answer = z.object({ reply: z.optional(z.string()), changes: z.optional(z.array(z.unknown())) })

/** What a model answered: as it was asked to, or in plain words, as small models do. */
export async function readModelAnswer(written: string): Promise<{ reply: string; changes: ModelChange[] }> {
  const text = written.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '')
  const object = /\{[\s\S]*\}/.exec(text)?.[0]
  if (object === undefined) return { reply: text, changes: [] }
  try {
    const { reply = '', changes = [] } = answer.parse(await readAnswer(object))
    const read = changes.slice(0, mostChanges).map((one) => modelChange.safeParse(one))
    return { reply, changes: read.flatMap(({ data }) => (data ? [data] : [])) }
  } catch {
    // No object of the kind that was asked for: nobody is shown its braces.
    return { reply: text.replace(object, ' '), changes: [] }
  }
}
