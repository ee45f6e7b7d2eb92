import type { z } from 'zod/mini'
import { campaign } from '#contract/campaigns/campaigns.ts'
import { customer, customerRequest } from '#contract/customers/customers.ts'
import { reward, rewardSettings } from '#contract/rewards/rewards.ts'
import { testimonial } from '#contract/testimonials/testimonials.ts'
import { testimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { trends } from '#contract/testimonials/trends.ts'
import { wall } from '#contract/wall/wall.ts'
import { delivery, webhook } from '#contract/webhooks/webhooks.ts'
import { widget } from '#contract/widgets/widgets.ts'
import { answeredSchema, type JsonSchema } from './json-schema.ts'

type Schema = z.core.$ZodType

/** What several calls answer; generated clients name their types by these. */
const named: readonly (readonly [string, Schema])[] = [
  ['Testimonial', testimonial],
  ['Stats', testimonialStats],
  ['Trends', trends],
  ['Customer', customer],
  ['Request', customerRequest],
  ['Campaign', campaign],
  ['Widget', widget],
  ['Wall', wall],
  ['Reward', reward],
  ['RewardSettings', rewardSettings],
  ['Webhook', webhook],
  ['Delivery', delivery],
]

export function namedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(named.map(([name, schema]) => [name, answeredSchema(schema)]))
}

/** Where a schema, or a list of it, is described under a name. */
export function nameOf(schema: Schema): JsonSchema | undefined {
  const own = named.find(([, one]) => one === schema)?.[0]
  if (own) return { $ref: `#/components/schemas/${own}` }
  const { def } = schema as z.ZodMiniType
  if (def.type !== 'array') return undefined
  // Zod's definitions are not told apart by `type` in its own types.
  const items = nameOf((def as unknown as { element: Schema }).element)
  return items && { type: 'array', items }
}
