import type { State } from './state.ts'

const narrowest = 320

/** The page for a review site, as it is where the business set one up. */
const outbound = (platform: 'google' | 'yelp', content: string): State => ({
  page: `/oauth/${platform}/review`,
  path: ({ formId }) => `/oauth/${platform}/review?${new URLSearchParams({ formId, review_text: content })}`,
  name: content ? 'with long words' : 'without words',
  visitor: 'stranger',
  narrowest,
  reloads: true,
  expectedErrors: [/status of 404/],
  async open(page) {
    const label = platform === 'google' ? 'Google' : 'Yelp'
    const link = {
      businessName: 'W'.repeat(60),
      logoUrl: null,
      label,
      url: 'https://google.example',
    }
    await page.route('**/api/public/review-links/**', (route) => route.fulfill({ json: link }))
    await page.reload()
    await page.getByRole('heading', { name: `${link.businessName} is on ${label}` }).waitFor()
  },
})

export const outboundStates: readonly State[] = [
  outbound('google', 'W'.repeat(2000)),
  outbound('google', ''),
  outbound('yelp', 'W'.repeat(2000)),
  {
    page: '/oauth/google/review',
    path: () => '/oauth/google/review?formId=nobody-has-this-id&review_text=Good%20bread',
    name: 'of a link that leads nowhere',
    visitor: 'stranger',
    narrowest,
    expectedErrors: [/status of 404/],
  },
]
