import { expect, test } from 'vitest'
import { askedScopes, emptyEntries, findErrors, missingToast, readHints } from './entries.ts'
import { formCopyIn } from '../language.ts'

const { en } = formCopyIn

const asking = (companyField: 'optional' | 'required' | 'hidden') => ({ companyField, personal: null })

const complete = {
  ...emptyEntries,
  customerName: 'Amara Okafor',
  customerEmail: 'amara@example.com',
  company: 'Okafor Studio',
  content: 'They fixed it in a day.',
  rating: 5,
}

test('a complete form has no errors', () => {
  expect(findErrors(complete, en, asking('required'))).toEqual({})
})

test('a missing name is said in the words of the product, and beside the field', () => {
  const entries = { ...complete, customerName: '  ' }
  const errors = findErrors(entries, en, asking('optional'))
  expect(errors).toEqual({ customerName: 'Please fill in your name.' })
  expect(missingToast(errors, entries, en)).toMatchObject({
    title: 'Missing Information',
    description: 'Please fill in your name and email.',
  })
})

test('missing words are asked for, at a low rating too', () => {
  const entries = { ...complete, rating: 2, content: ' \n ' }
  const errors = findErrors(entries, en, asking('optional'))
  expect(missingToast(errors, entries, en).description).toBe('Please write your feedback.')
})

test('a company is insisted on only where the business requires it', () => {
  const entries = { ...complete, company: ' ' }
  expect(findErrors(entries, en, asking('required'))).toEqual({ company: 'Please fill in your company.' })
  expect(findErrors(entries, en, asking('optional'))).toEqual({})
  expect(findErrors(entries, en, asking('hidden'))).toEqual({})
})

test('private feedback asks for nothing that would show it', () => {
  for (const rating of [1, 2, 3])
    expect(askedScopes({ rating, photo: 'data:x' })).toEqual(['suggest_posting'])
  for (const rating of [4, 5]) expect(askedScopes({ rating, photo: '' })).toContain('display')
  expect(askedScopes({ rating: 5, photo: '' })).not.toContain('use_photo')
  expect(askedScopes({ rating: 5, photo: 'data:x' })).toContain('use_photo')
})

test('the address fills in what it names, and only what is plausible', () => {
  expect(readHints('?customerName=Zo%C3%AB&rating=4&status=approved')).toEqual({
    customerName: 'Zoë',
    rating: 4,
  })
  for (const rating of ['', '0', '6', '4.5', 'NaN', '<b>']) {
    expect(readHints(`?rating=${encodeURIComponent(rating)}`)).toEqual({})
  }
})

test('an address is not asked for where the link knows it, and need not be given to the questionnaire', () => {
  const entries = { ...complete, customerEmail: '' }
  const personal = { customerName: 'Amara', email: 'a•••@example.com' }
  expect(findErrors(entries, en, asking('optional'))).toEqual({ customerEmail: en.missing.customerEmail })
  expect(findErrors(entries, en, { ...asking('optional'), personal })).toEqual({})
  const questionnaire = { ...asking('optional'), isEmailOptional: true }
  expect(findErrors(entries, en, questionnaire)).toEqual({})
  expect(findErrors({ ...entries, customerEmail: 'amara@' }, en, questionnaire)).toEqual({
    customerEmail: en.invalid.customerEmail,
  })
})
