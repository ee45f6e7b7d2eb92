import { z } from 'zod/mini'
import featuresSource from '../content/documentation/features.md?raw'
import gettingStartedSource from '../content/documentation/getting-started.md?raw'
import integrationsSource from '../content/documentation/integrations.md?raw'
import troubleshootingSource from '../content/documentation/troubleshooting.md?raw'
import { readDocument } from '../copy/document.ts'

const front = z.object({ title: z.string(), lead: z.string() })

export const gettingStarted = readDocument('getting-started.md', gettingStartedSource, front)
export const features = readDocument('features.md', featuresSource, front)
export const integrations = readDocument('integrations.md', integrationsSource, front)
export const troubleshooting = readDocument('troubleshooting.md', troubleshootingSource, front)
export type DocumentationText = typeof features
