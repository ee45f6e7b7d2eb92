import { listTags } from '#contract/testimonials/organizing.ts'
import * as api from '#contract/wall/wall.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefOf } from '../test/href-of.ts'
import { openPart } from '../test/open-part.tsx'
import { sampleOf } from '../test/samples/sample.ts'
import { currentBackend } from '../test/setup.ts'

const aWall = sampleOf<api.Wall>(() => ({
  slug: 'lindqvist-bakery',
  isOn: false,
  isIndexed: false,
  title: '',
  intro: '',
  accentColor: null,
  backgroundColor: null,
  shownTags: [],
  usualTitle: 'What customers say about Lindqvist Bakery',
  url: null,
  domain: null,
}))
const aDomain = {
  name: 'reviews.lindqvist.example',
  isProven: false,
  endsAt: null,
  recordName: '_plaudit.reviews.lindqvist.example',
  recordValue: 'plaudit-wall=abc',
  target: 'praise.example',
}

/** A server that keeps what it is sent. */
function keepWall(wall: api.Wall) {
  let storedWall = wall
  const change = (own: Partial<api.Wall>) => (storedWall = { ...storedWall, ...own })
  const backend = currentBackend()
  backend.answer(api.getWall, () => storedWall)
  backend.answer(api.saveWall, ({ body }) =>
    change({ ...body, url: `https://praise.example/wall/${body.slug}` }),
  )
  backend.answer(api.setWallDomain, ({ body }) => change({ domain: { ...aDomain, name: body.domain } }))
  backend.answer(api.checkWallDomain, () => change({ domain: { ...aDomain, isProven: true } }))
  backend.answer(api.removeWallDomain, () => change({ domain: null }))
  return backend
}

test('the wall is off until its owner turns it on; then it can be opened', async () => {
  const backend = keepWall(aWall())
  const { user } = openPart('/wall-of-love')
  const toggle = await screen.findByRole('switch', { name: 'Show my wall' })
  expect(toggle).not.toBeChecked()
  expect(screen.queryByRole('link', { name: /^Open wall/ })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Your own domain' })).toBeNull()
  await user.click(toggle)
  await user.type(screen.getByLabelText(/^Title/), 'Kind words')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(hrefOf('Open wall (opens in a new tab)')).toBe('https://praise.example/wall/lindqvist-bakery'),
  )
  expect(backend.received(api.saveWall)).toMatchObject([
    { body: { isOn: true, isIndexed: false, title: 'Kind words', accentColor: null } },
  ])
})

test('an address that is taken, or is none, is refused beside its field, and what was typed stays', async () => {
  const backend = keepWall(aWall())
  const { user } = openPart('/wall-of-love')
  const address = await screen.findByLabelText('Address')
  await user.clear(address)
  await user.type(address, 'my bakery')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(address).toHaveAccessibleDescription(/lowercase letters, numbers, and single hyphens/)
  const taken = 'This address is already taken. Please choose another.'
  backend.refuse(api.saveWall, 'invalid-input', taken, { slug: taken })
  await user.clear(address)
  await user.type(address, 'bakery')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(taken)))
  expect(address).toHaveValue('bakery')
  expect(screen.getAllByText(taken)).toHaveLength(1)
})

test('visitors filter by the tags that the owner checks, and by no others', async () => {
  const backend = keepWall(aWall({ slug: 'bakery', shownTags: ['cakes'] }))
  backend.answer(listTags, ['cakes', 'follow up', 'rye'])
  const { user } = openPart('/wall-of-love')
  await user.click(await screen.findByRole('checkbox', { name: 'rye' }))
  await user.click(screen.getByRole('checkbox', { name: 'cakes' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(backend.received(api.saveWall)[0]?.body.shownTags).toEqual(['rye']))
})

test('a domain gets its records, is checked, and goes live', async () => {
  const live = { isOn: true, url: 'https://praise.example/wall/lindqvist-bakery' }
  const backend = keepWall(aWall(live))
  const { user } = openPart('/wall-of-love')
  await user.type(await screen.findByLabelText('Domain'), 'reviews.lindqvist.example{Enter}')
  expect(await screen.findByText('Waiting for DNS')).toBeVisible()
  for (const part of ['praise.example', '_plaudit.reviews.lindqvist.example', 'plaudit-wall=abc'])
    expect(screen.getByText(part)).toBeVisible()
  const waits = 'The TXT record isn’t there yet.'
  backend.refuse(api.checkWallDomain, 'invalid-input', waits, { domain: waits })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(waits)).toBeVisible()
  keepWall(aWall({ ...live, domain: aDomain }))
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Active')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove domain' }))
  expect(await screen.findByLabelText('Domain')).toHaveValue('')
})

test('a domain whose record is gone says until when the wall stays there, and is checked again', async () => {
  const missing = { ...aDomain, isProven: true, endsAt: '2026-12-02T09:00:00Z' }
  keepWall(aWall({ isOn: true, url: 'https://praise.example/wall/lindqvist-bakery', domain: missing }))
  const { user } = openPart('/wall-of-love')
  expect(await screen.findByText('DNS record missing')).toBeVisible()
  expect(screen.getByText(/The TXT record below is gone/)).toHaveTextContent('December 2, 2026')
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Active')).toBeVisible()
})
