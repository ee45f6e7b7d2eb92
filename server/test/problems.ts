import { expect } from 'vitest'
import { problem, problemDetails } from '#contract/problem.ts'

/** What validators, parsers and databases say, and people should not read. */
const insideWords =
  /invalid (input|option|string|number|key|value|uuid|iso|email|url|element)|\bexpected\b|\breceived\b|too (big|small)|unrecognized|unexpected token|position \d|\bNaN\b|\bundefined\b|\[object|zod|FST_|syntax error|regex/i

interface Answer {
  readonly statusCode: number
  readonly payload: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Holds a refusal to its shape: a code of the list, and sentences for a person. */
export function expectProblem({ statusCode, payload, headers }: Answer, asked: string): void {
  expect({ asked, type: headers['content-type'] }).toEqual({
    asked,
    type: 'application/problem+json; charset=utf-8',
  })
  const { message, fields, requestId } = refusalIn(payload, asked)
  expect({ asked, requestId }).toEqual({ asked, requestId: expect.stringMatching(/\S{8}/) })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  for (const sentence of [message, ...Object.values(fields)]) {
    expect({ asked, sentence }).toEqual({ asked, sentence: expect.stringMatching(/\S+ \S+/) })
    expect({ asked, sentence }).not.toEqual({ asked, sentence: expect.stringMatching(insideWords) })
  }
}

/** In the shape of the app, or of the public API. */
function refusalIn(payload: string, asked: string) {
  const body = JSON.parse(payload) as unknown
  const details = problemDetails.safeParse(body)
  if (details.success) {
    const { detail, errors = [], instance = '' } = details.data
    const fields = Object.fromEntries(errors.map((error) => [error.field, error.detail]))
    return { message: detail, fields, requestId: instance.replace('urn:uuid:', '') }
  }
  const answer = problem.safeParse(body)
  expect({ asked, payload, isProblem: answer.success }).toMatchObject({ isProblem: true })
  const { message = '', fields = {}, requestId } = answer.data ?? {}
  return { message, fields, requestId }
}
