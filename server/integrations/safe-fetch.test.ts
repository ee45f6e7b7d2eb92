import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { safeFetch, UnsafeAddress } from './safe-fetch.ts'

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
    `https://0x7f000001/`,
    `https://0177.0.0.1/`,
    `https://127.1/`,
    `https://0/`,
    `https://0.0.0.0/`,
    `https://127.0.0.1./`,
    `https://①②⑦.⓪.⓪.①/`,
    `https://127。0。0。1/`,
    `https://%31%32%37.0.0.1/`,
    `https://LOCALHOST/`,
    `https://172.16.0.1/`,
    `https://192.168.1.1/admin`,
    `https://100.64.0.1/`,
    `https://[::]/`,
    `https://[::ffff:7f00:1]/`,
    `https://[64:ff9b::7f00:1]/`,
    `https://[2002:7f00:1::]/`,
    `https://[fe80::1]/`,
    `https://[fd00:ec2::254]/latest/meta-data/`,
    `https://public.example@127.0.0.1/`,
    `https://127.0.0.1:443@example.com/`,
    `ftp://127.0.0.1/`,
    `file:///etc/passwd`,
    `https://example.com:8443/`,
    `https://user:secret@example.com/`,
    `http://example.com/`,
  ])('%s is not asked', async (address) => {
    const before = asked
    await expect(async () => safeFetch(new URL(address))).rejects.toThrow(UnsafeAddress)
    expect(asked).toBe(before)
  })

  test.for([
    '93.184.216.34',
    '1.1.1.1',
    '192.88.98.255',
    '192.88.100.0',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2001:200::1',
    '3ffe:ffff:ffff:ffff::1',
    '3fff:1000::1',
  ])('%s is on the public internet', (address) => expect(isPublicAddress(address)).toBe(true))

  /** The first and last of every range of IANA's special-purpose registries, and IPv4 as IPv6 carries it. */
  test.for([
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.31.196.0', '192.31.196.255'],
    ['192.52.193.0', '192.52.193.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['192.175.48.0', '192.175.48.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '239.255.255.255'],
    ['240.0.0.0', '255.255.255.255'],
    ['::', '::1'],
    ['::7f00:1', '::93.184.216.34'],
    ['::ffff:127.0.0.1', '::ffff:93.184.216.34'],
    ['::ffff:0:127.0.0.1', '::ffff:0:7f00:1'],
    ['64:ff9b::7f00:1', '64:ff9b::5db8:d822'],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['100::', '100::ffff:ffff:ffff:ffff'],
    ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2002:7f00:1::', '2002:5db8:d822::1'],
    ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fe80::', 'fe80::1%eth0'],
    ['fec0::', 'ff02::1'],
    ['x', ''],
    ['127.1', '0x7f000001'],
  ])('from %s to %s nothing is', ([first = '', last = '']) => {
    expect([isPublicAddress(first), isPublicAddress(last)]).toEqual([false, false])
  })

  test('what the operator set is asked where it is, and a redirect is an answer like any other', async () => {
    const answer = await safeFetch(new URL('/', origin), { trustedOrigin: origin })
    expect(answer).toEqual({ status: 200, body: '{"secret":true}' })
    expect((await safeFetch(new URL('/away', origin), { trustedOrigin: origin })).status).toBe(302)
  })
})
