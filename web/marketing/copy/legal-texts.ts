import { z } from 'zod/mini'
import { readDocument } from './document.ts'
import privacySource from '../content/legal/privacy.md?raw'
import termsSource from '../content/legal/terms.md?raw'

const front = z.object({ title: z.string(), date: z.iso.date(), summary: z.string() })

export const privacy = readDocument('privacy.md', privacySource, front)
export const terms = readDocument('terms.md', termsSource, front)
export type LegalText = typeof privacy
