import type { Theme, ThemeList } from '#contract/themes/themes.ts'
import { sampleOf } from './sample.ts'

export const noThemes: ThemeList = { themes: [], texts: 0, waiting: 0 }

/** Twelve customers wrote about parking, most of them not kindly. */
export const aTheme = sampleOf<Theme>(() => ({
  key: 'parking',
  name: 'Parking',
  usualName: 'Parking',
  isHidden: false,
  merged: [],
  mentions: 12,
  praise: 3,
  criticism: 8,
  recent: { mentions: 9, praise: 1, criticism: 8 },
  before: { mentions: 3, praise: 2, criticism: 0 },
  quotes: [
    {
      testimonialId: 't-1',
      text: 'Parking is a nightmare on Saturdays.',
      customerName: 'Ben Okoye',
      tone: 'criticism',
    },
  ],
}))
