import { z } from 'zod'
import { wholeNumber } from '../kit/whole-number.ts'
import { type Price, priceSetting } from './price-setting.ts'

/** How the operator set a model up. */
export interface ModelSettings {
  readonly engine: 'openai-compatible' | 'anthropic'
  /** Where its calls begin, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly key: string | undefined
  readonly model: string
  readonly timeoutMs: number
  /** What a million tokens cost; unset, calls and tokens are counted alone. */
  readonly prices?: ModelPrices
}

/** In one currency. */
export interface ModelPrices {
  readonly input: Price
  readonly output: Price
}

const openAi = 'https://api.openai.com/v1'
const anthropicHome = 'https://api.anthropic.com'
const anthropicModel = 'claude-haiku-4-5'

const address = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an address like http://127.0.0.1:11434/v1',
  )
  .refine(
    (value) => !URL.canParse(value) || !/[?#@]/.test(value),
    'must be an address without a password, a query or a fragment',
  )
  .optional()
const key = z.string().max(500, 'must be at most 500 characters').optional()

/** The variables of the AI writer, for the one schema of settings. */
export const writerSettings = {
  WRITER_URL: address,
  WRITER_API_KEY: key,
  WRITER_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
  WRITER_TIMEOUT: wholeNumber(120, 'number of seconds').default(20),
  WRITER_DAILY_LIMIT: wholeNumber(100_000, 'number').default(200),
  WRITER_INPUT_PRICE: priceSetting('0.80 USD'),
  WRITER_OUTPUT_PRICE: priceSetting('4 USD'),
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_URL: address,
}
type Settings = z.output<z.ZodObject<typeof writerSettings>>

/** What is wrong with them together: the variable, and what it must be. */
export function writerMistakes(set: Settings): (readonly [variable: string, message: string])[] {
  const isOpenAi = set.WRITER_URL !== undefined || set.WRITER_API_KEY !== undefined
  if (isOpenAi && set.ANTHROPIC_API_KEY) {
    return [
      ['ANTHROPIC_API_KEY', 'and WRITER_URL or WRITER_API_KEY exclude each other: set up one AI service'],
    ]
  }
  if (isOpenAi && !set.WRITER_MODEL) return [['WRITER_MODEL', 'is missing: name the model to write with']]
  const [input, output] = [set.WRITER_INPUT_PRICE, set.WRITER_OUTPUT_PRICE]
  if (input?.currency === output?.currency) return []
  if (!input || !output) {
    const missing = input ? 'WRITER_OUTPUT_PRICE' : 'WRITER_INPUT_PRICE'
    return [[missing, 'is missing: input and output are priced together']]
  }
  return [['WRITER_OUTPUT_PRICE', `must be in ${input.currency}, like WRITER_INPUT_PRICE`]]
}

/** The AI service that the operator set up; undefined without one. */
export function readModelSettings(set: Settings): ModelSettings | undefined {
  const timeoutMs = set.WRITER_TIMEOUT * 1000
  const [input, output] = [set.WRITER_INPUT_PRICE, set.WRITER_OUTPUT_PRICE]
  const usual = { timeoutMs, ...(input && output && { prices: { input, output } }) }
  if (set.ANTHROPIC_API_KEY) {
    return {
      engine: 'anthropic',
      url: set.ANTHROPIC_URL ?? anthropicHome,
      key: set.ANTHROPIC_API_KEY,
      model: set.WRITER_MODEL ?? anthropicModel,
      ...usual,
    }
  }
  if (!set.WRITER_MODEL || !(set.WRITER_URL ?? set.WRITER_API_KEY)) return undefined
  return {
    engine: 'openai-compatible',
    url: set.WRITER_URL ?? openAi,
    key: set.WRITER_API_KEY,
    model: set.WRITER_MODEL,
    ...usual,
  }
}
