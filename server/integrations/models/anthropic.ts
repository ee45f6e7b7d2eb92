import { z } from 'zod'
import type { ModelSettings } from '../../config/writer-settings.ts'
import type { LanguageModel } from './model.ts'
import { modelOf, type Said } from './model-call.ts'

const version = '2023-06-01'
const mostTokens = 1_500

const count = z.number().int().nonnegative()
const usage = z
  .object({
    input_tokens: count.nullish(),
    cache_creation_input_tokens: count.nullish(),
    cache_read_input_tokens: count.nullish(),
    output_tokens: count.nullish(),
  })
  .nullish()
  .catch(undefined)
type Usage = z.output<typeof usage>

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.looseObject({ usage }) }),
  z.object({ type: z.literal('content_block_delta'), delta: z.looseObject({ text: z.string().optional() }) }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.looseObject({ stop_reason: z.string().nullish() }),
    usage,
  }),
  z.object({ type: z.literal('error'), error: z.looseObject({ type: z.string() }).optional() }),
  z.object({ type: z.literal('message_stop') }),
])
const whole = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage,
})

/** Anthropic's messages (docs.anthropic.com: messages, streaming). */
export function anthropic(settings: ModelSettings): LanguageModel {
  const { key = '', model } = settings
  return modelOf(settings, ({ rules, input }) => ({
    path: '/v1/messages',
    headers: { 'x-api-key': key, 'anthropic-version': version },
    body: {
      model,
      max_tokens: mostTokens,
      system: rules,
      messages: [{ role: 'user', content: input }],
      stream: true,
    },
    ofEvent,
    ofWhole,
  }))
}

/** New kinds of events are announced as possible: those that are not known say nothing. */
function ofEvent(data: unknown): Said {
  const { success, data: known } = event.safeParse(data)
  if (!success) return {}
  switch (known.type) {
    case 'message_start':
      return usageOf(known.message.usage)
    case 'content_block_delta':
      return { text: known.delta.text }
    case 'message_delta': {
      const { stop_reason: reason } = known.delta
      return { ...usageOf(known.usage), ...(reason ? { end: replyEndOf(reason) } : {}) }
    }
    case 'message_stop':
      return { end: 'whole' }
    case 'error':
      return { failure: known.error?.type === 'authentication_error' ? 'key-refused' : 'busy' }
    default:
      return {}
  }
}

function ofWhole(data: unknown): Said {
  const { content, stop_reason: reason, usage: took } = whole.parse(data)
  return {
    text: content.map(({ text = '' }) => text).join(''),
    end: replyEndOf(reason ?? ''),
    ...usageOf(took),
  }
}

/** Each event counts from the beginning; one that does not name a part of it changes nothing of that. */
function usageOf(took: Usage): Pick<Said, 'usage'> {
  if (!took) return {}
  const input = [took.input_tokens, took.cache_creation_input_tokens, took.cache_read_input_tokens]
  return {
    usage: {
      ...(took.input_tokens && { inputTokens: input.reduce<number>((sum, one) => sum + (one ?? 0), 0) }),
      ...(took.output_tokens && { outputTokens: took.output_tokens }),
    },
  }
}

const replyEndOf = (reason: string) => (reason === 'max_tokens' ? 'cut' : 'whole')
