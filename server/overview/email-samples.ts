import type { SampleEmail } from '../emails/service.ts'
import { newsEmail, weeklyEmail } from './news-emails.ts'

const mara = {
  userId: '',
  workspaceId: '',
  business: 'Lindqvist Bakery',
  email: 'mara@lindqvistbakery.com',
  lastReportOn: null,
  joinedAt: new Date('2026-01-05T09:00:00Z'),
}

const ines = {
  testimonialId: '0192f3a0-7c1e-7000-8000-3b1f5a9c2d4e',
  kind: 'submitted' as const,
  customerName: 'Ines Duarte',
  company: 'Duarte Catering',
  rating: 5,
  content:
    'We order forty loaves every Friday, and in two years not one delivery came late. The rye keeps for a week and tastes better every day. When our oven broke before a wedding, Mara baked for us at four in the morning.',
  isPrivate: false,
  isWaiting: true,
}
const ben = {
  ...ines,
  customerName: 'Ben Okoye',
  company: null,
  rating: 2,
  content:
    'The bread is great, but I waited twenty minutes at the counter on Saturday while two people chatted.',
  isPrivate: true,
  isWaiting: false,
}
const priya = {
  ...ines,
  kind: 'edited' as const,
  customerName: 'Priya Raman',
  company: 'Harbor Street Books',
  rating: 5,
  content: 'Best cardamom buns in Portland. My book club now meets on bun day.',
}

const week = {
  received: 9,
  privately: 2,
  approved: 6,
  averageRating: 4.6,
  asked: 48,
  answered: 11,
  campaigns: [
    { name: 'Fall wholesale customers', asked: 36, answered: 8 },
    { name: 'Wedding cakes', asked: 12, answered: 3 },
  ],
  waiting: 3,
  waitingNames: ['Ines Duarte', 'Priya Raman', 'Tom Haverford'],
  themes: [
    { theme: 'delivery', name: null, mentions: 12, praise: 1, criticism: 9, usual: 5 },
    { theme: 'own:cardamom buns', name: 'Cardamom buns', mentions: 4, praise: 4, criticism: 0, usual: 0.5 },
  ],
}
const days = { from: new Date('2026-11-16T00:00:00Z'), until: new Date('2026-11-22T00:00:00Z') }

export const overviewSamples: readonly SampleEmail[] = [
  {
    name: 'new-testimonial',
    sentWhen: 'To the team, within a minute of a new testimonial',
    draft: (url) => newsEmail(mara, [ines], url),
  },
  {
    name: 'private-feedback',
    sentWhen: 'The same for private feedback',
    draft: (url) => newsEmail(mara, [ben], url),
  },
  {
    name: 'several-testimonials',
    sentWhen: 'The same when several came in',
    draft: (url) => newsEmail(mara, [ines, ben, priya], url),
  },
  {
    name: 'weekly-report',
    sentWhen: 'To the team, on Mondays',
    draft: (url) => weeklyEmail(mara, week, days, url),
  },
]
