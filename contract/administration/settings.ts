import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'
import { text } from '../fields.ts'

export const longestNotice = 300

/** What administrators set for the whole instance. */
export const platformSettings = z.object({
  /** Whether anybody may make an account; invited people may in any case. */
  signUp: z.enum(['open', 'closed'], 'Choose open or closed'),
  /** Shown to everybody who is signed in; empty for none. */
  notice: text(longestNotice),
})
export type PlatformSettings = z.infer<typeof platformSettings>

/** What the operator set up in the environment, and what stands in its place. No secret of it. */
const adapters = z.object({
  /** Null while emails are kept in the data folder. */
  mail: z.nullable(z.object({ server: z.string(), from: z.string() })),
  /** Null while the built-in writer does all. */
  ai: z.nullable(z.object({ service: z.string(), model: z.string() })),
  takesPayments: z.boolean(),
  socialProviders: z.array(z.string()),
  database: z.enum(['embedded', 'external']),
  publicUrl: z.string(),
})

export const platformSetup = z.object({ settings: platformSettings, trialDays: z.number(), adapters })
export type PlatformSetup = z.infer<typeof platformSetup>

export const getPlatformSetup = adminEndpoint('GET /api/admin/settings', {
  audit: 'figures',
  response: platformSetup,
})

export const savePlatformSettings = adminEndpoint('PUT /api/admin/settings', {
  body: platformSettings,
  response: platformSetup,
})
