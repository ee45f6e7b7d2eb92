import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

test('after a flood of sign-ins an unknown account is answered as ever', async () => {
  const flood = Array.from({ length: 202 }, () => hashPassword('Harbor-Lantern-42'))
  await expect(isPassword('Harbor-Lantern-42', undefined)).rejects.toThrow('Too many people')
  await Promise.allSettled(flood)
  expect(await isPassword('Harbor-Lantern-42', undefined)).toBe(false)
})
