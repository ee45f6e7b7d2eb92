import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the dialogs of other features. */
export const recommendations = (load: LoadPage) =>
  onePage('/testimonial-recommendations', 'Recommendations', { below: '/collect', load, states: everyState })
