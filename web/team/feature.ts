import type { Feature, LoadPage } from '../lib/feature.ts'

/** `load` brings the page in the frame of the other account pages. */
export const team = (load: LoadPage): Feature => ({
  pages: [{ path: '/join', title: 'Join a team', access: 'public', load }],
})
