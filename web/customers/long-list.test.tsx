import { listCustomers } from '#contract/customers/customers.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listPage } from '../test/list-answer.ts'
import { openPage } from '../test/open-page.tsx'
import { aCustomer } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

test('a long list of customers goes on where it ended', async () => {
  const backend = currentBackend()
  const [ines, jonas] = [aCustomer({ name: 'Ines Duarte' }), aCustomer({ name: 'Jonas Weber' })]
  backend.answer(listCustomers, ({ query: { cursor } }) =>
    cursor ? listPage([jonas], { total: 2 }) : listPage([ines], { total: 2, next: 'after-ines' }),
  )
  const { user } = openPage('/customers')
  const more = await screen.findByRole('button', { name: 'Load more' })
  expect(screen.getByText('2 customers')).toBeVisible()
  await user.click(more)
  expect(await screen.findByRole('article', { name: 'Jonas Weber' })).toBeVisible()
  expect(backend.received(listCustomers).at(-1)?.query.cursor).toBe('after-ines')
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})
