import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type ChallengePurpose, getChallenge } from '#contract/collection/challenge.ts'
import { caller } from './as.ts'
import type { TestApp } from './test-app.ts'

/** A fresh proof of work for a form or link, as a browser sends it. */
export async function solvedChallenge(
  app: TestApp,
  link: string,
  purpose: ChallengePurpose = 'testimonial',
): Promise<string> {
  const { body: challenge } = await caller(app).call(getChallenge, { query: { for: purpose, link } })
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
