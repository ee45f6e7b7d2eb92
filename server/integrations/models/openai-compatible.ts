import { z } from 'zod'
import type { ModelSettings } from '../../config/writer-settings.ts'
import type { LanguageModel } from './model.ts'
import { modelOf, type Said } from './model-call.ts'

const home = 'api.openai.com'
/** Room for 200 words in any language, twice: reasoning models think within it. */
const mostTokens = 1_500

const words = z.object({ content: z.string().nullish() }).nullish()
const choice = z.object({ delta: words, message: words, finish_reason: z.string().nullish() })
const count = z.number().int().nonnegative()
const usage = z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined)
const answer = z.object({ choices: z.array(choice), usage })
const failed = z.object({ error: z.looseObject({}) })

/** Chat completions as OpenAI publishes them, and as Ollama, vLLM, llama.cpp and others answer them. */
export function openAiCompatible(settings: ModelSettings): LanguageModel {
  const { key, model, url } = settings
  // OpenAI's newer models refuse the older name; others know only that.
  const limit = new URL(url).hostname === home ? 'max_completion_tokens' : 'max_tokens'
  return modelOf(settings, ({ rules, input }) => ({
    path: '/chat/completions',
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    body: {
      model,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: input },
      ],
      [limit]: mostTokens,
      stream: true,
      stream_options: { include_usage: true },
    },
    ofEvent: modelReplyIn,
    ofWhole: modelReplyIn,
  }))
}

/** A part of a stream has its words in `delta`, a whole answer in `message`; what it took comes last, without words. */
function modelReplyIn(data: unknown): Said {
  if (failed.safeParse(data).success) return { failure: 'busy' }
  const { choices, usage: took } = answer.parse(data)
  const [first] = choices
  const reason = first?.finish_reason
  return {
    text: (first?.delta ?? first?.message)?.content ?? undefined,
    end: reason === 'length' ? 'cut' : reason ? 'whole' : undefined,
    ...(took && { usage: { inputTokens: took.prompt_tokens, outputTokens: took.completion_tokens } }),
  }
}
