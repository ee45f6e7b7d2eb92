import http from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { readSiteLook } from '#contract/widgets/widgets.ts'
import { makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { hexOf } from './page/css-colors.ts'
import { lookOfStyles } from './page/look-of-styles.ts'
import { readLook } from './read-look.ts'
import { listening } from '../test/stand-ins/listening.ts'

const sheet = `
  @import url(other.css);
  /* body { background: #000 } */
  :root { --brand-primary: hsl(168 84% 26%); --ink: #12312b; --radius: 10px }
  body { font-family: "Lora", Georgia, serif; color: var(--ink); background: var(--paper, #fbf7ef) }
  .btn { background-color: var(--brand-primary); border-radius: 8px }
  .card { border-radius: 0.5rem; border: 1px solid #eee }
  a { color: #0b7a63 }`

const website = http.createServer((request, response) => {
  if (request.url === '/theme.css') return response.writeHead(200, { 'content-type': 'text/css' }).end(sheet)
  if (request.url === '/plain') return response.end('<h1>Nothing to see')
  return response.end(`<html><head><title>Bakery</title>
    <link rel="stylesheet" href="/theme.css"><link rel="stylesheet" href="https://127.0.0.1/inside.css">
    <link rel="icon" href="/icon.png"></head><body>Bread`)
})
const origin = await listening(website)
afterAll(() => website.close())

test('a site gives its background, text, accent, corners and font, from sheets that may be read', async () => {
  expect(await readLook(`${origin}/`, origin)).toEqual({
    backgroundColor: '#fbf7ef',
    textColor: '#12312b',
    accentColor: '#0b7a64',
    radius: 8,
    font: 'serif',
    isRead: true,
  })
})

test('what a page does not say is left open', async () => {
  expect(await readLook(`${origin}/plain`, origin)).toEqual({ isRead: true })
})

test('an address inside the network is not asked', async () => {
  const owner = await makeOwner(await testApp())
  const { body } = await owner.call(readSiteLook, { body: { businessUrl: 'https://127.0.0.1/' } })
  expect(body).toEqual({
    isRead: false,
    problem: 'The website did not answer. Please check the address.',
  })
})

test.each([
  ['#ABC', '#aabbcc'],
  ['#12345680', undefined],
  ['#123456ff', '#123456'],
  ['rgb(255, 0 ,128)', '#ff0080'],
  ['rgb(100% 0% 20% / 1)', '#ff0033'],
  ['rgba(0,0,0,.4)', undefined],
  ['hsl(210, 100%, 50%)', '#0080ff'],
  ['navy', '#000080'],
  ['transparent', undefined],
  ['url(x)', undefined],
])('the color %s is %s', (css, hex) => {
  expect(hexOf(css)).toBe(hex)
})

test('the longest and strangest sheets are read in a moment', () => {
  const nasty = [
    '{'.repeat(200_000),
    'a{b:c;'.repeat(100_000),
    '/*'.repeat(200_000),
    ':root{--a:var(--a)}body{color:var(--a)}',
  ]
  const start = performance.now()
  for (const css of nasty) lookOfStyles([css], '')
  expect(performance.now() - start).toBeLessThan(3000)
})
