import { expect, test } from 'vitest'
import { createCustomer, listCustomers } from '#contract/customers/customers.ts'
import { makeOwner, type Owner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

async function ownerOfThree(): Promise<Owner> {
  const owner = await makeOwner(app)
  for (const body of [
    { name: 'Ines Duarte', email: 'ines@example.com', company: 'Duarte Tiles' },
    { name: 'Jonas Weber', email: 'jw@optik.example', company: 'Weber Brillen' },
    { name: 'Priya Raman', email: 'priya@example.com', status: 'responded' as const },
  ]) {
    await owner.call(createCustomer, { body })
  }
  return owner
}

async function namesOf(owner: Owner, query: object) {
  return (await owner.call(listCustomers, { query })).body.map(({ name }) => name)
}

test.for([
  ['jonas', ['Jonas Weber']],
  ['DUARTE TIL', ['Ines Duarte']],
  ['optik.ex', ['Jonas Weber']],
  ['example', ['Priya Raman', 'Jonas Weber', 'Ines Duarte']],
  ['nobody', []],
] as const)(
  'search finds “%s” in name, email or company, whatever the capitals (CUST-01)',
  async ([search, found]) => {
    expect(await namesOf(await ownerOfThree(), { search })).toEqual(found)
  },
)

test('search finds an address at an international domain by its letters and as it is kept', async () => {
  const owner = await makeOwner(app)
  await owner.call(createCustomer, { body: { name: 'J. M.', email: 'jürgen@müller.example' } })
  await owner.call(createCustomer, { body: { name: 'Other', email: 'anna@example.com' } })
  const typed = [
    'jürgen@müller.example',
    'JÜRGEN@Müller.example',
    'jürgen@xn--mller-kva.example',
    'müller.example',
    'jürgen@müller.ex',
    'jürgen@mül',
  ]
  const found = await Promise.all(typed.map((search) => namesOf(owner, { search })))
  expect(found).toEqual(typed.map(() => ['J. M.']))
  expect(await namesOf(owner, { search: 'jürgen@möller.example' })).toEqual([])
})

test('a status narrows the list, also while searching (CUST-01, CUST-06)', async () => {
  const owner = await ownerOfThree()
  expect(await namesOf(owner, { status: 'responded' })).toEqual(['Priya Raman'])
  expect(await namesOf(owner, { status: 'responded', search: 'jonas' })).toEqual([])
  const { status, problem } = await owner.call(listCustomers, { query: { status: 'gone' as never } })
  expect([status, problem.message]).toEqual([400, 'Status must be active, pending or responded'])
})

test('page by page, newest first, each customer once, all of them counted', async () => {
  const owner = await ownerOfThree()
  const first = await owner.call(listCustomers, { query: { limit: 2 } })
  const cursor = /cursor=([^&>]+)/.exec(first.headers['link'] ?? '')?.[1] ?? ''
  const second = await owner.call(listCustomers, { query: { limit: 2, cursor: decodeURIComponent(cursor) } })
  expect([first, second].map(({ body }) => body.map(({ name }) => name))).toEqual([
    ['Priya Raman', 'Jonas Weber'],
    ['Ines Duarte'],
  ])
  expect([first, second].map(({ headers }) => headers['x-total-count'])).toEqual(['3', '3'])
  expect(second.headers['link']).toBeUndefined()
})
