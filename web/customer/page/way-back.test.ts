import { describe, expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

const here = location.origin
const shop = 'https://www.lindqvist.example'
const back = (returnUrl: string, businessUrl = shop) =>
  wayBack(`?${new URLSearchParams({ returnUrl })}`, businessUrl)

describe('returnUrl is followed to our own origin and the business’s own site, and nowhere else (PUBF-02, ruling 3)', () => {
  test.for([
    ['https://www.lindqvist.example/thanks?from=form#top', 'lindqvist.example'],
    ['https://lindqvist.example/', 'lindqvist.example'],
    [`${here}/wall/lindqvist`, location.host],
    ['/wall/lindqvist', location.host],
  ] as const)('%s is followed', ([address, host]) => {
    expect(back(address).site).toEqual({ href: new URL(address, here).href, host })
  })

  test.for([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:\\\\evil.example',
    '/\t/evil.example',
    '\r\n//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://www.lindqvist.example',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `blob:${here}/0192f3a0`,
    'vbscript:x',
    'mailto:a@lindqvist.example',
    'https://www.lindqvist.example@evil.example',
    'https://user:word@www.lindqvist.example',
    'https://www.lindqvist.example.evil.example',
    'https://evil.example/?https://www.lindqvist.example',
    'https://evil.example#@www.lindqvist.example',
    'https://notlindqvist.example',
    'https://shop.lindqvist.example',
    'https://www.lindqvist.example:8443/',
    'http://www.lindqvist.example',
    'https://www.lindqvıst.example',
    'https://www.lindqvist.example%2eevil.example',
    'https://[::1]/',
    'https://%',
    'http://',
    `${here}.evil.example`,
    `https://x@${location.host}`,
  ])('%j is not followed', (address) => {
    expect(Object.values(back(address)).filter((to) => JSON.stringify(to).includes('evil'))).toEqual([])
    const { site, form } = back(address)
    expect([form, site && new URL(site.href).origin].filter((to) => to && to !== here)).toEqual([])
  })

  test('without a site of its own, a business is not followed anywhere', () => {
    for (const businessUrl of ['', 'lindqvist', 'javascript:alert(1)'])
      expect(back('https://evil.example', businessUrl)).toEqual({})
    expect(back('javascript:alert(1)', 'javascript:alert(1)')).toEqual({})
  })

  test('of a site that is a page on somebody else’s, only what lies below it is its own', () => {
    const page = 'https://social.example/lindqvist/'
    expect(back('https://social.example/lindqvist/posts', page)).toEqual({
      site: { href: 'https://social.example/lindqvist/posts', host: 'social.example' },
    })
    for (const address of [
      'https://social.example/',
      'https://social.example/l.php?u=https://evil.example',
      'https://social.example/lindqvist2',
      'https://social.example/lindqvist/../other',
      'https://social.example/lindqvist/%2e%2e/other',
      'https://social.example/lindqvist/..%2fother',
    ])
      expect([address, back(address, page)]).toEqual([address, {}])
  })
})

test('the form that handed over is a way back, and passes on where it leads itself', () => {
  const form = '/testimonial-form/f1'
  expect(back(form)).toEqual({ form })
  expect(back(`${form}?returnUrl=${encodeURIComponent('https://lindqvist.example/thanks')}`)).toEqual({
    form: `${form}?returnUrl=${encodeURIComponent('https://lindqvist.example/thanks')}`,
    site: { href: 'https://lindqvist.example/thanks', host: 'lindqvist.example' },
  })
  for (const next of ['https://evil.example', 'javascript:alert(1)', form])
    expect(back(`${form}?returnUrl=${encodeURIComponent(next)}`).site).toBeUndefined()
})

test('without a returnUrl there is no way back', () => {
  expect(wayBack('', shop)).toEqual({})
  expect(wayBack('?returnUrl=', shop).form).toBeUndefined()
})
