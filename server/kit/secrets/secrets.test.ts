import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretsFrom } from './secrets.ts'

const secrets = secretsFrom(randomBytes(32))
const words = Buffer.from('a token that opens somebody’s CRM')

test('what was sealed opens again, and never looks the same twice', () => {
  const sealed = secrets.seal('crm', words, 'row 1')
  expect(secrets.open('crm', sealed, 'row 1')).toEqual(words)
  expect(sealed.includes(words)).toBe(false)
  expect(secrets.seal('crm', words, 'row 1')).not.toEqual(sealed)
})

test('it opens nowhere else: not in another row, for another purpose, on another instance, or changed by a bit', () => {
  const sealed = secrets.seal('crm', words, 'row 1')
  const changed = Buffer.from(sealed)
  changed[sealed.length - 1]! ^= 1
  expect(secrets.open('crm', sealed, 'row 2')).toBeUndefined()
  expect(secrets.open('two-factor', sealed, 'row 1')).toBeUndefined()
  expect(secretsFrom(randomBytes(32)).open('crm', sealed, 'row 1')).toBeUndefined()
  expect(secrets.open('crm', changed, 'row 1')).toBeUndefined()
  expect(secrets.open('crm', sealed.subarray(0, 20), 'row 1')).toBeUndefined()
})
