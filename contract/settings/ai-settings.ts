import { z } from 'zod/mini'
import { sessionEndpoint } from '../endpoint.ts'
import { tones } from '../writer/tones.ts'

export const aiLanguages = ['English', 'Spanish', 'French', 'German', 'Portuguese'] as const
const lengthSentence = 'Maximum length must be a whole number from 50 to 500'

/** What the writer starts from. */
export const aiSettings = z.object({
  autoGenerate: z.boolean(),
  tone: z.enum(tones),
  language: z.enum(aiLanguages),
  /** In words. */
  maxLength: z.int({ error: lengthSentence }).check(z.gte(50, lengthSentence), z.lte(500, lengthSentence)),
  includeMetrics: z.boolean(),
  /** The workspace's own `requiresApproval`, shown here under its other name: there is one switch, not two. */
  requireApproval: z.boolean(),
})
export type AiSettings = z.infer<typeof aiSettings>
export const aiDefaults: AiSettings = {
  autoGenerate: false,
  tone: 'Professional',
  language: 'English',
  maxLength: 150,
  includeMetrics: true,
  requireApproval: true,
}

/** Fields that are not sent stay as they are. */
export const saveAiSettings = sessionEndpoint('PUT /api/settings/ai', {
  body: z.partial(aiSettings),
  response: aiSettings,
})
