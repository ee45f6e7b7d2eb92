import type { State } from './state.ts'
import type { Visit } from './visitors.ts'

const narrowest = 320

const display = (query: string, visitor: 'stranger' | 'empty' = 'stranger'): State => ({
  page: '/embed/testimonials',
  path: (visit) => `/embed/testimonials?apiKey=${keyOf(visit)}&${query}`,
  name: `${query}${visitor === 'empty' ? ', without testimonials' : ''}`,
  visitor,
  narrowest,
  open: (page) =>
    page
      .getByText(visitor === 'empty' ? 'No testimonials available' : 'on our form')
      .first()
      .waitFor(),
})

const keyOf = ({ owner }: Visit) => owner?.user.apiKey ?? ''

/** The display page that websites put into frames. */
export const widgetStates: readonly State[] = [
  display('layout=grid&theme=light'),
  display('layout=list&theme=dark'),
  display('layout=masonry&theme=light'),
  display('layout=carousel&theme=light&autoSlide=true'),
  display('layout=carousel&theme=dark&autoSlide=true'),
  display('theme=auto', 'empty'),
]
