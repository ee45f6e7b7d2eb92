import { expect, test } from 'vitest'
import { readIdentifier, type ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'

const place = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

/** What owners paste, and the identifier in it. */
const understood: Partial<Record<ReviewPlatform, Readonly<Record<string, string>>>> = {
  google: {
    [place]: place,
    [`  ${place}\n`]: place,
    [`https://search.google.com/local/writereview?placeid=${place}`]: place,
    [`search.google.com/local/reviews?hl=de&placeid=${place}#top`]: place,
    [`https://www.google.com/maps/search/?api=1&query=Sydney&query_place_id=${place}`]: place,
    [`https://www.google.de/maps/place/?q=place_id:${place}`]: place,
    [`https://g.page/corner-bakery/review?placeid=${place}`]: place,
    'https://www.google.com/maps/place/Google+Workplace+6/@-33.866489,151.1958561,17z/data=!3m1!4b1!4m6!3m5!1s0x6b12ae37b47f5b37:0x8eaddfcd1b32ca52!8m2!3d-33.866489!4d151.1958561!16s%2Fg%2F1tgb87zn?entry=ttu':
      place,
    [`https://maps.google.com/maps/place/x/data=!4m2!3m1!19s${place}`]: place,
  },
  yelp: {
    'the-corner-bakery-portland': 'the-corner-bakery-portland',
    'https://www.yelp.com/biz/the-corner-bakery-portland?osq=bread': 'the-corner-bakery-portland',
    'm.yelp.de/biz/caf%C3%A9-z%C3%BCrich': 'café-zürich',
    'https://www.yelp.co.uk/writeareview/biz/4kMBvIEWPxWkWKFN__8SxQ': '4kMBvIEWPxWkWKFN__8SxQ',
  },
  trustpilot: {
    '46d6a890000064000500e0c3': '46d6a890000064000500e0c3',
    'https://de.trustpilot.com/review/www.corner-bakery.example?page=2': 'www.corner-bakery.example',
    'corner-bakery.example': 'corner-bakery.example',
  },
  facebook: {
    '100064860875397': '100064860875397',
    'https://www.facebook.com/CornerBakery/reviews': 'CornerBakery',
    'https://m.facebook.com/profile.php?id=100064860875397&ref=bookmarks': '100064860875397',
    'https://www.facebook.com/p/Corner-Bakery-100064860875397/': '100064860875397',
    'https://www.facebook.com/people/Corner-Bakery/100064860875397/': '100064860875397',
  },
  g2: {
    'corner-bakery-orders': 'corner-bakery-orders',
    'https://www.g2.com/products/corner-bakery-orders/reviews#survey': 'corner-bakery-orders',
  },
}

test.each(
  Object.entries(understood).flatMap(([platform, ids]) =>
    Object.entries(ids).map(([typed, id]) => [platform as ReviewPlatform, typed, id] as const),
  ),
)('%s finds the identifier in %s', (platform, typed, id) => {
  expect(readIdentifier(platform, typed)).toEqual({ id })
})

test.each<[ReviewPlatform, string]>([
  ['google', 'https://maps.app.goo.gl/Abc123'],
  ['google', 'https://g.page/r/CVLKMhvN362OEBM/review'],
  ['google', 'https://maps.google.com/?cid=10281119596374313554'],
])('%s: a link that hides the Place ID says what to do: %s', (platform, typed) => {
  expect(readIdentifier(platform, typed).problem).toMatch(/^This link hides the Place ID\. Open it/)
})

test.each<[ReviewPlatform, string]>([
  ['google', 'ChIJ short'],
  ['google', 'https://evil.example/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['google', 'https://google.com.evil.example/?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['google', 'https://google.com@evil.example/?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['google', 'https://search.google.com/local/writereview?placeid=x%26redirect%3Dhttps://evil.example'],
  ['yelp', 'https://www.yelp.com/search?find_desc=bread'],
  ['yelp', 'https://www.yelp.com/biz/..%2F..%2Fevil'],
  ['yelp', '../evil'],
  ['trustpilot', 'javascript:alert(1)'],
  ['trustpilot', 'https://www.trustpilot.com/categories/bakery'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=x'],
  ['facebook', 'https://www.facebook.com/'],
  ['g2', 'https://www.g2.com/categories/bakery'],
  ['g2', ''],
  ['google', 'x'.repeat(100_000)],
  ['google', `https://www.google.com/${'a/'.repeat(50_000)}`],
])('%s takes no identifier from %s', (platform, typed) => {
  const { id, problem } = readIdentifier(platform, typed)
  expect(id).toBeUndefined()
  expect(problem).not.toBe('')
})
