import { CodeXml } from 'lucide-react'
import { everyState, onePage } from '../lib/feature.ts'

export const embedCode = onePage('/embed-code', 'Embed Widgets', {
  icon: CodeXml,
  group: 'Publish',
  load: () => import('./embed-code-page.tsx').then((m) => m.EmbedCodePage),
  states: everyState,
  quickAction: { label: 'Embed on Your Site', icon: CodeXml },
})
