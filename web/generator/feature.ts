import { Sparkles } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with what comes after the text: the customer's confirmation. */
export const generator = (load: LoadPage) =>
  onePage('/testimonial-generator', 'Generate Testimonial', {
    aliases: ['/ai-testimonial-generator'],
    below: '/collect',
    load,
    states: everyState,
    quickAction: { label: 'Generate with AI', icon: Sparkles },
  })
