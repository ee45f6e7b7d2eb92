import cluster from 'node:cluster'
import { hash, verify } from '@node-rs/argon2'
import { brand } from '#contract/brand.ts'
import { atMost } from '../../http/limits/at-most.ts'
import { Problem } from '../../http/problem.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * OWASP's minimum for Argon2id, which is the library's algorithm: 19 MiB, 2 passes, 1 lane. About 10 ms of one core, and so
 * nearly all that a test spends on a new account: `testApp` lowers it.
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing has its own gate: a flood of sign-ins waits here and leaves a core to everybody else.
const atOnce = cluster.isWorker ? 1 : 2
const gated = atMost({
  running: atOnce,
  ofOne: atOnce,
  waiting: 200,
  longestMs: 1_000,
  sentence: 'Too many people are signing in right now. Please try again in a moment.',
})

export function hashPassword(password: string): Promise<string> {
  return gated(() => hash(password, passwordCost))
}

let nobody: string | undefined

/** For an unknown account (`undefined`) it takes as long and answers no. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (nobody ??= await hashPassword(brand.tagline))
  const matches = await gated(() => verify(against, password))
  return matches && passwordHash !== undefined
}

/** Refuses what is guessed first: the commonest passwords, the product's name, the person's own address. */
export function refuseWeak(password: string, email: string, field = 'password'): void {
  const plain = password.toLowerCase()
  const local = email.split('@')[0] ?? ''
  const isWeak =
    commonPasswords.has(plain) ||
    commonPasswords.has(plain.replace(/[\d\W_]+$/, '')) ||
    /^(.)\1+$/.test(plain) ||
    plain.includes(brand.prefix) ||
    plain === email ||
    (local.length >= 4 && plain.replace(/[\d\W_]+$/, '') === local)
  if (!isWeak) return
  const sentence = 'This password is too easy to guess. Please choose another one.'
  throw new Problem('weak-password', sentence, { fields: { [field]: sentence } })
}
