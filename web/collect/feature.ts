import { MessageSquarePlus, MessageSquareQuote, QrCode } from 'lucide-react'
import { everyState, type Feature, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the tabs of other features. */
export const collect = (load: LoadPage): Feature => ({
  pages: [
    {
      path: '/collect',
      label: 'Testimonials',
      icon: MessageSquareQuote,
      group: 'Collect',
      title: 'Collect Testimonials',
      load,
      states: everyState,
      quickAction: { label: 'Collect Testimonials', icon: MessageSquarePlus },
    },
    {
      path: '/qr-testimonials',
      label: 'QR Codes',
      icon: QrCode,
      group: 'Collect',
      title: 'QR Code Testimonials',
      load: () => import('./qr/qr-page.tsx').then((m) => m.QrPage),
      states: everyState,
    },
  ],
})

/** Stands below what is said: after the pages of the testimonials. */
export const formTexts = onePage('/form-texts', 'Form texts', {
  below: '/collect',
  load: () => import('./texts/form-texts-page.tsx').then((m) => m.FormTextsPage),
  states: everyState,
})
