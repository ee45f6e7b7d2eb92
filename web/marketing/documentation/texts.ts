import { z } from 'zod/mini'
import featuresSource from '../content/documentation/features.md?raw'
import gettingStartedSource from '../content/documentation/getting-started.md?raw'
import integrationsSource from '../content/documentation/integrations.md?raw'
import troubleshootingSource from '../content/documentation/troubleshooting.md?raw'
import { readDocument } from '../copy/document.ts'

const front = z.object({ title: z.string(), lead: z.string() })

/** The four texts of the documentation, named as their pages are. */
export const texts = [
  readDocument('getting-started.md', gettingStartedSource, front),
  readDocument('features.md', featuresSource, front),
  readDocument('integrations.md', integrationsSource, front),
  readDocument('troubleshooting.md', troubleshootingSource, front),
] as const
export type DocumentationText = (typeof texts)[number]
