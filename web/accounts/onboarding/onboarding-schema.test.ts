import { expect, test } from 'vitest'
import { profileAndAccountForm, profileForm } from './onboarding-schema.ts'

const complete = {
  businessName: 'Northside Bakery',
  ownerName: 'Mara Lindqvist',
  ownerRole: 'Founder',
  contactEmail: 'mara@northside.example',
  industry: '',
  businessUrl: 'northside.example',
  businessDescription: 'We bake bread at night.',
  targetAudience: 'Everybody in town',
  keyServices: '',
  uniqueValue: '',
  password: 'bread at night',
  confirmPassword: 'bread at night',
}

function sentences(schema: typeof profileAndAccountForm | typeof profileForm, form: unknown) {
  const read = schema.safeParse(form)
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

test('a complete form passes without an industry, and a web address gets its https (RULE-47, RULE-48)', () => {
  expect(profileAndAccountForm.parse(complete).businessUrl).toBe('https://northside.example')
})

test('every rule of the page has its own sentence (RULE-43 to RULE-51)', () => {
  const empty = { ...complete, ownerRole: 'x', businessName: ' ', ownerName: 'M', contactEmail: 'mara@' }
  const short = {
    businessUrl: 'not a url',
    businessDescription: 'Bread',
    targetAudience: 'All',
    password: 'abc12',
  }
  expect(sentences(profileAndAccountForm, { ...empty, ...short })).toEqual(
    expect.arrayContaining([
      'businessName: Business name must be at least 2 characters',
      'ownerName: Owner name must be at least 2 characters',
      'ownerRole: Owner role must be at least 2 characters',
      'contactEmail: Please enter a valid email address',
      'businessUrl: Please enter a valid website URL',
      'businessDescription: Business description must be at least 10 characters',
      'targetAudience: Target audience must be at least 5 characters',
      'password: Password must be at least 6 characters',
    ]),
  )
})

test('different passwords are told apart even while other fields still need work (RULE-51)', () => {
  expect(
    sentences(profileAndAccountForm, { ...complete, businessName: '', confirmPassword: 'bread' }),
  ).toEqual(
    expect.arrayContaining([
      'businessName: Business name must be at least 2 characters',
      "confirmPassword: Passwords don't match",
    ]),
  )
})

test('somebody who is signed in needs no password', () => {
  expect(sentences(profileForm, { ...complete, password: '', confirmPassword: '' })).toEqual([])
})
