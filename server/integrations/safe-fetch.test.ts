import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { isPublicAddress, safeFetch, UnsafeAddress } from './safe-fetch.ts'

let asked = 0
const inside = createServer((request, response) => {
  asked += 1
  if (request.url === '/away') response.writeHead(302, { location: '/secret' }).end()
  else response.end('{"secret":true}')
})
await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
afterAll(() => inside.close())
const { port } = inside.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`

describe('an address that somebody typed', () => {
  test.for([
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1/`,
    `https://localhost/`,
    `https://[::1]/`,
    `https://[::ffff:127.0.0.1]/`,
    `https://10.0.0.8/`,
    `https://169.254.169.254/latest/meta-data/`,
    `https://2130706433/`,
    `https://example.com:8443/`,
    `https://user:secret@example.com/`,
    `http://example.com/`,
  ])('%s is not asked', async (address) => {
    const before = asked
    await expect(async () => safeFetch(new URL(address))).rejects.toThrow(UnsafeAddress)
    expect(asked).toBe(before)
  })

  test('addresses of the public internet are told from all others', () => {
    expect(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'].map(isPublicAddress)).toEqual([true, true])
    const others = [
      '100.64.0.1',
      '172.31.255.255',
      '192.168.1.1',
      'fc00::1',
      'fe80::1',
      '::',
      '64:ff9b::7f00:1',
      'x',
    ]
    expect(others.filter(isPublicAddress)).toEqual([])
  })

  test('what the operator set is asked where it is, and a redirect is an answer like any other', async () => {
    const answer = await safeFetch(new URL('/', origin), { trustedOrigin: origin })
    expect(answer).toEqual({ status: 200, body: '{"secret":true}' })
    expect((await safeFetch(new URL('/away', origin), { trustedOrigin: origin })).status).toBe(302)
  })
})
