import { z } from 'zod'
import type { ModelSettings } from '../../config/writer-settings.ts'
import type { LanguageModel } from './model.ts'
import { modelOf, type Said } from './model-call.ts'

const version = '2023-06-01'
const mostTokens = 1_500

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('content_block_delta'), delta: z.looseObject({ text: z.string().optional() }) }),
  z.object({ type: z.literal('message_delta'), delta: z.looseObject({ stop_reason: z.string().nullish() }) }),
  z.object({ type: z.literal('error') }),
  z.object({ type: z.literal('message_stop') }),
])
const whole = z.object({
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
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
    case 'content_block_delta':
      return { text: known.delta.text }
    case 'message_delta':
      return known.delta.stop_reason ? { end: replyEndOf(known.delta.stop_reason) } : {}
    case 'message_stop':
      return { end: 'whole' }
    case 'error':
      return { failure: 'busy' }
    default:
      return {}
  }
}

function ofWhole(data: unknown): Said {
  const { content, stop_reason: reason } = whole.parse(data)
  return { text: content.map(({ text = '' }) => text).join(''), end: replyEndOf(reason ?? '') }
}

const replyEndOf = (reason: string) => (reason === 'max_tokens' ? 'cut' : 'whole')
