import { expect, test } from 'vitest'
import { allowedByRobots } from './robots.ts'

const allowed = (robots: string, path: string, agent = 'PlauditResearch') =>
  allowedByRobots(Buffer.from(robots), agent, [path])[0]

test.for([
  ['User-agent: *\nDisallow: /private', '/private/page', false],
  ['User-agent: *\nDisallow: /private', '/public', true],
  ['User-agent: *\nDisallow:', '/', true],
  ['User-agent: *\nDisallow: /\nAllow: /shop', '/shop/1', true],
  ['User-agent: *\nDisallow: /shop\nAllow: /shop', '/shop', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/menu.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/menu.pdf?x=1', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a/x/b/y/c', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: plauditresearch/2.0\nAllow: /', '/', true],
  ['User-agent: Other\nUser-agent: PlauditResearch\nDisallow: /', '/', false],
  ['User-agent: Other\nDisallow: /', '/', true],
  ['# a comment\nuser-AGENT : *  # all\ndisallow : /x # here', '/x', false],
  ['User-agent: *\nDisallow: /über', '/%C3%BCber-uns', false],
  ['<html>no robots here', '/', true],
  ['\uFEFFUser-agent: *\r\nDisallow: /a\r\n', '/a', false],
] as const)('%j lets %s be read: %s', ([robots, path, isAllowed]) => {
  expect(allowed(robots, path)).toBe(isAllowed)
})

test('patterns made to take long are matched in a moment', () => {
  const from = performance.now()
  const robots = `User-agent: *\n${`Disallow: /${'a*'.repeat(240)}b\n`.repeat(2000)}`
  allowed(robots, `/${'a'.repeat(500)}`)
  expect(performance.now() - from).toBeLessThan(2000)
})
