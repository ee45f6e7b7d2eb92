import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedFolder, webFolder } from '../../kit/folders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

function get(url: string, encoding: string) {
  return app.http.inject({ url, headers: { 'accept-encoding': encoding } })
}

const assets = readdirSync(path.join(webFolder, 'assets'))
const asset = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`

test.each(['br', 'gz'])('a script is sent as the build compressed it: %s', async (ending) => {
  const url = asset('.js')
  const bytes = readFileSync(path.join(webFolder, url))
  const name = createHash('sha256').update(bytes).digest('base64url')
  const answer = await get(url, ending === 'gz' ? 'gzip' : 'br')
  expect(answer.headers['content-encoding']).toBe(ending === 'gz' ? 'gzip' : 'br')
  expect(answer.rawPayload.equals(readFileSync(path.join(compressedFolder, `${name}.${ending}`)))).toBe(true)
  const unpacked = ending === 'gz' ? gunzipSync(answer.rawPayload) : brotliDecompressSync(answer.rawPayload)
  expect(unpacked.equals(bytes)).toBe(true)
})

test('a page in which each server puts its own address is compressed with that address in it', async () => {
  const answer = await get('/about', 'br')
  expect(answer.headers['content-encoding']).toBe('br')
  const page = brotliDecompressSync(answer.rawPayload).toString()
  expect(page).toContain(app.services.config.publicUrl)
  expect(page).not.toContain('__PUBLIC_URL__')
})

test.each(['.woff2', '.webp'])('what is compressed already is sent as it is: %s', async (ending) => {
  const url = asset(ending)
  const answer = await get(url, 'gzip, br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload.equals(readFileSync(path.join(webFolder, url)))).toBe(true)
})
