import { everyState, type LoadPage, onePage } from '../lib/feature.ts'

/** `load` brings the page with the themes. */
export const hub = (load: LoadPage) =>
  onePage('/testimonials/hub', 'Testimonials hub', {
    below: '/collect',
    load,
    states: everyState,
    offersSetup: true,
  })
