import { type chat, chatMessageLimit } from '#contract/assistant/chat.ts'
import type { Received } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import { type Question, readQuestion } from './question.ts'
import { refusals } from './refusals.ts'
import type { Asked } from './topic.ts'
import { wallTime } from './wall-time.ts'

/** Answers what can be counted, from the rows as they are now, and says what it cannot. Nothing is kept of the question. */
export async function answerQuestion(
  context: WorkspaceContext,
  { message, timeZone = 'UTC' }: Received<typeof chat>['body'],
) {
  const now = context.now()
  const timestamp = now.toISOString()
  if (message.length > chatMessageLimit) return { response: refusals.tooLong, timestamp }
  const question = readQuestion(message, wallTime(now, timeZone))
  if ('refusal' in question) return { response: question.refusal, timestamp }
  const response = await context.tenant((tx) =>
    answered(question, { tx, workspaceId: context.workspaceId, now, timeZone }),
  )
  return { response, timestamp }
}

async function answered(
  { topic, spans, text }: Question,
  where: Pick<Asked, 'tx' | 'workspaceId' | 'now' | 'timeZone'>,
): Promise<string> {
  const [one, other] = spans
  const asked = { ...where, text, span: one }
  if (one && other && spans.length === 2 && topic.compare) return topic.compare(asked, [one, other])
  if (spans.length < 2) return topic.answer(asked)
  const answers: string[] = []
  for (const span of spans) answers.push(await topic.answer({ ...asked, span }))
  return answers.join('\n')
}
