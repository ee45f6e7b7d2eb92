import { exportCustomers } from '../customers/customer-imports.ts'
import { exportTestimonials } from '../imports/imports.ts'
import { recommendTestimonials } from '../recommendations/recommendations.ts'
import { getTestimonialStats } from '../testimonials/testimonial-stats.ts'
import { getTrends } from '../testimonials/trends.ts'
import { exportRewards } from '../rewards/rewards.ts'
import { versioned } from './versioned.ts'

const stats = { scope: 'stats:read' } as const

export const v1GetStats = versioned('GET /api/v1/stats', getTestimonialStats, {
  ...stats,
  about: {
    group: 'stats',
    place: 1,
    title: 'Get stats',
    says: 'How many testimonials there are, by status, this month and last month, and how they are rated. averageRating is the average that widgets show; otherRatings has those of what was imported from elsewhere.',
  },
})

export const v1GetTrends = versioned('GET /api/v1/stats/trends', getTrends, {
  ...stats,
  about: {
    group: 'stats',
    place: 2,
    title: 'Get trends',
    says: 'Testimonials by source, by rating and by month, for the last twelve months. earlier counts what is older, and undated what has no date.',
  },
})

export const v1Recommend = versioned('POST /api/v1/recommendations', recommendTestimonials, {
  scope: 'testimonials:read',
  about: {
    group: 'stats',
    place: 3,
    title: 'Recommend testimonials',
    says: 'The testimonials that fit a purpose best, of those that can be shown, and why. Everything may be left out. score is the sum of the points of factors, at most 100. quote is made of whole sentences of content, and says whether something was left out before or after. Changes nothing.',
    sample: { body: { platform: 'proposal', audience: 'partners', objective: 'credibility', limit: 3 } },
  },
})

const exports = { scope: 'exports:read' } as const

export const v1ExportTestimonials = versioned('GET /api/v1/exports/testimonials', exportTestimonials, {
  ...exports,
  about: {
    group: 'exports',
    place: 1,
    title: 'Export testimonials',
    says: 'Every testimonial as one file, or those that the filters of the list leave.',
    sample: { query: { format: 'csv' } },
  },
})

export const v1ExportCustomers = versioned('GET /api/v1/exports/customers', exportCustomers, {
  ...exports,
  about: {
    group: 'exports',
    place: 2,
    title: 'Export customers',
    says: 'Every customer as one file.',
    sample: { query: { format: 'json' } },
  },
})

export const v1ExportRewards = versioned('GET /api/v1/exports/rewards', exportRewards, {
  ...exports,
  about: {
    group: 'exports',
    place: 3,
    title: 'Export rewards',
    says: 'Every reward as a CSV file, or those that the filters of the list leave.',
    sample: { query: { state: 'given' } },
  },
})
