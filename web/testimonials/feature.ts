import { Upload } from 'lucide-react'
import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the import dialog. */
export const testimonials = (load: LoadPage) =>
  onePage('/testimonials', 'All testimonials', {
    below: '/collect',
    title: 'Testimonials',
    load,
    states: everyState,
    quickAction: { label: 'Import Reviews', icon: Upload, query: '?import=file' },
  })
