import { z } from 'zod/mini'

export const themes = ['light', 'dark', 'system'] as const
export const fontSizes = ['small', 'medium', 'large'] as const
const colorSentence = 'Enter a color like #2563EB'

/** How the app looks to this user, on every device. */
export const appearanceSettings = z.object({
  theme: z.enum(themes),
  primaryColor: z.pipe(
    z.string({ error: colorSentence }).check(z.regex(/^\s*#[0-9a-f]{6}\s*$/i, colorSentence)),
    z.transform((typed: string) => typed.trim().toUpperCase()),
  ),
  /** False: the product's own color shows, and `primaryColor` waits to be picked. */
  usesPrimaryColor: z.boolean(),
  fontSize: z.enum(fontSizes),
  compactMode: z.boolean(),
})
export type AppearanceSettings = z.infer<typeof appearanceSettings>
export const appearanceDefaults: AppearanceSettings = {
  theme: 'system',
  primaryColor: '#2563EB',
  usesPrimaryColor: false,
  fontSize: 'medium',
  compactMode: false,
}
