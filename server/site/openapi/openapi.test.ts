import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { isVersioned } from '#contract/v1/versioned.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

interface Described {
  readonly paths: Record<string, Record<string, { operationId: string }>>
}

async function description(): Promise<Described> {
  const answer = await app.http.inject('/openapi.json')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  return answer.json<Described>()
}

test('the description has every call of the public API, each under a name of its own', async () => {
  const { paths } = await description()
  const described = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const mounted = app.mounted.filter(isVersioned).map(({ method, path: url }) => `${method} ${url}`)
  expect(described).toEqual(expect.arrayContaining(mounted))
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['listTestimonials', 'approveTestimonial', 'submitTestimonial']))
})

test('Redocly’s linter finds nothing to say of it', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: JSON.stringify(await description()), config })
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})
