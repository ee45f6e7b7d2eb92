import { Inbox } from 'lucide-react'
import type { Feature } from '../lib/feature.ts'

export const contactMessages: Feature = {
  pages: [
    {
      path: '/admin/messages',
      label: 'Contact messages',
      icon: Inbox,
      group: 'Admin',
      load: () => import('./contact-messages-page.tsx').then((m) => m.ContactMessagesPage),
    },
  ],
}
