import { type chat, type ChatAnswer, chatMessageLimit } from '#contract/assistant/chat.ts'
import type { AssistantQuery } from '#contract/assistant/query.ts'
import type { Received } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import { limitSearch, searching } from '../search/search-limit.ts'
import { answerQuery } from './answers/answer-query.ts'
import type { Asking } from './ask/asking.ts'
import { mentionsOf, readMentioning } from './ask/mentioning.ts'
import { findNamed } from './ask/find-named.ts'
import { mended } from './read/mend.ts'
import { type Named, namesOf } from './read/names.ts'
import { readQuestion, type ReadQuestion } from './read/read-question.ts'
import { canBeAsked, refusals } from './read/refusals.ts'
import { wallTime } from './read/wall-time.ts'
import { type Answer, responseOf } from './say/answer.ts'
import { said } from './say/pieces.ts'
import { readWithModel } from './with-model/read-with-model.ts'

type Asked = Received<typeof chat>['body']

/** Answers what can be counted, from the rows as they are now, and says what it cannot. Nothing is kept of the question. */
export async function answerQuestion(
  context: WorkspaceContext,
  { message, timeZone = 'UTC', previous }: Asked,
): Promise<ChatAnswer> {
  if (message.length > chatMessageLimit) return refused(context, { refusal: refusals.tooLong })
  const { tenant, workspaceId, now } = context
  const names = await tenant((tx) => namesOf(tx, workspaceId))
  const read = await readQuestion(message, {
    now: wallTime(now(), timeZone),
    names,
    previous: previous ?? undefined,
    mended,
    found: (phrases) => searching(() => findNamed(context, phrases)),
  })
  if ('query' in read) return counted(context, { query: read.query, names, timeZone })
  if (!read.mayBeAsked) return refused(context, read)
  const heard = await readWithModel(context, {
    message,
    today: wallTime(now(), timeZone),
    names,
    previous: previous ?? undefined,
  })
  if (!heard.query) return { ...refused(context, read), note: heard.note ?? null }
  const answer = await counted(context, { query: heard.query, names, timeZone })
  return answer.query ? { ...answer, note: heard.note ?? null } : refused(context, read)
}

interface Counted {
  readonly query: AssistantQuery
  readonly names: readonly Named[]
  readonly timeZone: string
}

async function counted(context: WorkspaceContext, { query, names, timeZone }: Counted): Promise<ChatAnswer> {
  const { db, tenant, workspaceId, now } = context
  const answer = await searching(async () => {
    const mentioning = await readMentioning(db, workspaceId, mentionsOf(query, names))
    return tenant(async (tx) => {
      await limitSearch(tx)
      const asking: Asking = { tx, workspaceId, now: now(), timeZone, mentioning }
      return answerQuery(asking, query, names)
    })
  })
  if (!answer)
    return refused(context, { refusal: query.span ? refusals.ofNow([query.span]) : refusals.unknown })
  return answered(context, answer, query)
}

function refused(
  { now }: WorkspaceContext,
  { refusal, suggestions = canBeAsked }: Extract<ReadQuestion, { refusal: string }>,
): ChatAnswer {
  return { ...shaped({ lines: [said`${refusal}`], suggestions }, now()), query: null }
}

function answered({ now }: WorkspaceContext, answer: Answer, query: ChatAnswer['query']): ChatAnswer {
  return { ...shaped(answer, now()), query }
}

function shaped(answer: Answer, now: Date): Omit<ChatAnswer, 'query'> {
  const { lines, table = null, quotes = [], suggestions = [] } = answer
  return {
    response: responseOf(answer),
    timestamp: now.toISOString(),
    lines: lines.map((line) => [...line]),
    table,
    quotes: [...quotes],
    suggestions: [...suggestions],
    note: null,
  }
}
