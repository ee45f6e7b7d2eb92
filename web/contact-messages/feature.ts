import { Inbox } from 'lucide-react'
import { onePage } from '../lib/feature.ts'

export const contactMessages = onePage('/admin/messages', 'Contact messages', {
  icon: Inbox,
  group: 'Admin',
  access: 'admin',
  load: () => import('./contact-messages-page.tsx').then((m) => m.ContactMessagesPage),
})
