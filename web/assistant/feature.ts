import { Bot } from 'lucide-react'
import { everyState, onePage } from '../lib/feature.ts'

export const assistant = onePage('/ai-assistant', 'AI Assistant', {
  icon: Bot,
  group: 'Manage',
  load: () => import('./assistant-page.tsx').then((m) => m.AssistantPage),
  states: everyState,
})
