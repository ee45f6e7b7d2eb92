import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

const own = 'https://www.berg-bakery.com/about'

test.for([
  ['See [our offer](https://evil.example/x) now.', 'See our offer now.'],
  ['See [our offer][1] now.\n[1]: https://evil.example', 'See our offer now.'],
  ['![pixel](https://evil.example/p.png?q=secret) Hello', 'pixel Hello'],
  ['<img src=x onerror=alert(1)>Hello <b>there</b>', 'Hello there'],
  ['Hello <script src=//evil.example', 'Hello'],
  ['Visit https://evil.example/login, then wait.', 'Visit, then wait.'],
  ['Visit <https://evil.example>.', 'Visit.'],
  ['Visit evil.com/login or www.evil.', 'Visit or.'],
  ['Visit ev\u200Bil.com and ｅｖｉｌ．com and evil。top!', 'Visit and and!'],
  ['Write to eve@evil.com (or mailto:eve@evil.com).', 'Write to (or ).'],
  ['Open javascript:alert(1) or data:text/html,x', 'Open (1) or,x'],
  ['Ask 10.0.0.1 or https://berg-bakery.com@evil.com/x', 'Ask or'],
  ['Your page https://berg-bakery.com/rolls says it.', 'Your page https://berg-bakery.com/rolls says it.'],
  [
    'Write to mara@berg-bakery.com at www.berg-bakery.com.',
    'Write to mara@berg-bakery.com at www.berg-bakery.com.',
  ],
  [
    'Dr. Berg of St.Gallen bakes for less than 3 hours: 5 < 6.',
    'Dr. Berg of St.Gallen bakes for less than 3 hours: 5 < 6.',
  ],
  ['First line.\n\nSecond line, 4.5 stars.', 'First line.\n\nSecond line, 4.5 stars.'],
])('%s becomes plain', ([written = '', plain]) => {
  expect(withoutLinks(written, own)).toBe(plain)
})

test('without a site of its own a business has no address in an answer', () => {
  expect(withoutLinks('See https://berg-bakery.com today.', '')).toBe('See today.')
  expect(withoutLinks('See eve.github.io today.', 'https://berg.github.io')).toBe('See today.')
})
