import { onePage } from '../lib/feature.ts'

export const contactMessages = onePage('/admin/messages', 'Contact messages', {
  below: '/admin/dashboard',
  access: 'admin',
  load: () => import('./contact-messages-page.tsx').then((m) => m.ContactMessagesPage),
})
