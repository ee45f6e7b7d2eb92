import type { User } from '#contract/accounts/accounts.ts'
import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

const user: User = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  role: 'owner',
  apiKey: null,
  formId: null,
  isWorkspaceOwner: true,
  isEmailProven: true,
  pendingEmail: null,
  deletesAt: null,
  ownDeletesAt: null,
  hasBusinessProfile: true,
  isNew: false,
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
  appearance: null,
  support: null,
}

test('people are greeted by their own name before any other (DASH-08)', () => {
  expect(displayName(user, 'Countess Lovelace', 'Plaudit')).toBe('Ada Byron')
  const nameless = { ...user, firstName: '', lastName: '' }
  expect(displayName(nameless, 'Countess Lovelace', 'Plaudit')).toBe('Countess Lovelace')
  expect(displayName(nameless, undefined, 'Plaudit')).toBe('Ada')
  expect(displayName({ ...nameless, email: '' }, ' ', 'Plaudit')).toBe('User')
})

test('the super admin is greeted as the product’s own admin (DASH-04)', () => {
  expect(displayName({ ...user, role: 'super_admin' }, undefined, 'Plaudit')).toBe('Plaudit Admin')
})
