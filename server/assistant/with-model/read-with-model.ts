import { type AssistantQuery, assistantQuery, type Filters } from '#contract/assistant/query.ts'
import type { WorkspaceContext } from '../../context.ts'
import { countedModel, takeDraft } from '../../drafts/service.ts'
import { awaySentences, ModelAway } from '../../integrations/models/model-away.ts'
import { readAnswer } from '../../integrations/models/read-answer.ts'
import type { Named } from '../read/names.ts'
import { promptFor } from './prompt.ts'
import { spanNamed } from './span-named.ts'

interface Asked {
  readonly message: string
  readonly today: Date
  readonly names: readonly Named[]
  readonly previous: AssistantQuery | undefined
}

/** What the AI service makes of a question, or why it was of no use. */
interface Heard {
  readonly query?: AssistantQuery
  readonly note?: string
}

export const readByModel = 'The AI service read this question. The numbers are counted here.'

/**
 * Has the AI service make a query of a question that the rules do not understand. It sees the question and the names of the
 * workspace's own things, and no testimonial; it chooses, and everything is counted and said here. Counts as a draft.
 * Awaits the outside: never in a transaction.
 */
export async function readWithModel(context: WorkspaceContext, asked: Asked): Promise<Heard> {
  const { config, now, tenant, workspaceId } = context
  const model = countedModel(context, workspaceId)
  if (!model) return {}
  if (model.isPaused()) return { note: awaySentences.paused }
  if (!(await tenant((tx) => takeDraft(tx, workspaceId, now(), config.writerDailyLimit))))
    return { note: 'Today’s AI answers are used up. The count starts again at midnight UTC.' }
  try {
    const query = await queryIn(await model.write(promptFor(asked)), asked.names)
    return query ? { query, note: readByModel } : {}
  } catch (failure) {
    if (!(failure instanceof ModelAway)) throw failure
    return { note: awaySentences[failure.reason] }
  }
}

/** The query of an answer, if it is one: with names that exist, and days that are days. */
async function queryIn(written: string, names: readonly Named[]): Promise<AssistantQuery | undefined> {
  const text = written.replaceAll(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '')
  const json = /\{[\s\S]*\}/.exec(text)?.[0]
  if (json === undefined) return undefined
  const parsed = await readAnswer(json).catch(() => undefined)
  const { data } = assistantQuery.safeParse(withSpanNames(parsed))
  if (!data) return undefined
  const filters = withValues(data.filters, names)
  const versus = data.versus?.map((side) => ({
    ...side,
    ...(side.filters && { filters: withValues(side.filters, names) }),
  }))
  const isNamed = filters && versus?.every((side) => !('filters' in side) || side.filters) !== false
  return isNamed ? { ...data, filters, ...(versus && { versus }) } : undefined
}

/** A model gives days; what they are called in a sentence is ours. */
function withSpanNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { span, versus, ...query } = value as Record<string, unknown>
  return {
    filters: {},
    ...query,
    ...(span === undefined || span === null ? {} : { span: spanNamed(span) }),
    ...(Array.isArray(versus) && versus.length > 0 && { versus: versus.map(withSpanNamesOfSide) }),
  }
}

function withSpanNamesOfSide(side: unknown): unknown {
  if (typeof side !== 'object' || side === null) return side
  const { span, ...rest } = side as Record<string, unknown>
  return { ...rest, ...(span === undefined || span === null ? {} : { span: spanNamed(span) }) }
}

const named = ['link', 'campaign', 'widget', 'tag', 'source'] as const
const kinds = ['form', 'team', 'api', 'imported']

/** The ids that names stand for; nothing when one of them is nobody's. */
function withValues(filters: Filters, names: readonly Named[]): Filters | undefined {
  const result: Filters = { ...filters }
  for (const filter of named) {
    const said = filters[filter]
    if (said === undefined || (filter === 'source' && kinds.includes(said))) continue
    const found = names.find((one) => one.filter === filter && one.name.toLowerCase() === said.toLowerCase())
    if (!found) return undefined
    result[filter] = found.value
  }
  return result
}
