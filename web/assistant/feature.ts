import { Bot } from 'lucide-react'
import { everyState, type Feature } from '../lib/feature.ts'

export const assistant: Feature = {
  pages: [
    {
      path: '/ai-assistant',
      label: 'AI Assistant',
      icon: Bot,
      group: 'Manage',
      load: () => import('./assistant-page.tsx').then((m) => m.AssistantPage),
      states: everyState,
    },
  ],
}
