import {
  closeSharingLink,
  listSharingLinks,
  reopenSharingLink,
  setLinkExpiry,
} from '#contract/collection/sharing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCollect, sharingLink } from '../../test/samples/collect-samples.ts'
import { listPage } from '../../test/list-answer.ts'
import { currentBackend } from '../../test/setup.ts'
import { failFirst } from '../../test/load-failure.ts'

const flyer = sharingLink({ description: 'Old flyer' })
const wedding = sharingLink({
  id: 'weddingLinkOf22Letters',
  description: 'Wedding cake in May',
  customerEmail: 'ines@example.com',
  received: 1,
  lastUsedAt: new Date().toISOString(),
})

async function openList(links = [wedding, flyer]) {
  currentBackend().answer(listSharingLinks, links)
  const { user } = openCollect('links')
  const list = within(await screen.findByRole('region', { name: 'Your links' }))
  return { user, list }
}

test('each link says for whom it is and what came of it (SHARE-02)', async () => {
  const { list } = await openList()
  const [first, second] = await list.findAllByRole('listitem')
  expect(first).toHaveTextContent('Wedding cake in May')
  expect(first).toHaveTextContent('For ines@example.com · Today')
  expect(first).toHaveTextContent('1 testimonial · latest: today')
  expect(second).toHaveTextContent('For anyone')
  expect(second).toHaveTextContent('0 testimonials · not used yet')
})

test('a link is turned off, leaves the list, and comes back with Undo', async () => {
  const backend = currentBackend()
  const { user, list } = await openList([flyer])
  const turnOff = await list.findByRole('button', { name: 'Turn off Old flyer' })
  backend.answer(closeSharingLink, { id: flyer.id })
  backend.answer(listSharingLinks, [])
  await user.click(turnOff)
  expect(await screen.findByText('Link turned off')).toBeVisible()
  await waitFor(() => expect(list.queryByRole('listitem')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Your links' })).toHaveFocus()
  backend.answer(reopenSharingLink, flyer)
  backend.answer(listSharingLinks, [flyer])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await list.findByRole('heading', { name: 'Old flyer' })).toBeVisible()
  expect(backend.received(closeSharingLink)).toMatchObject([{ params: { id: flyer.id } }])
  expect(backend.received(reopenSharingLink)).toMatchObject([{ params: { id: flyer.id } }])
})

test('a link says until when it works, and its last day can be moved and removed', async () => {
  const backend = currentBackend()
  const { user, list } = await openList([
    sharingLink({ description: 'Summer fair', expiresAt: new Date('2099-07-31T23:59:59.999').toISOString() }),
    sharingLink({ id: 'old', description: 'Spring fair', expiresAt: '2020-03-31T12:00:00.000Z' }),
  ])
  const [summer, spring] = await list.findAllByRole('listitem')
  expect(summer).toHaveTextContent('until Jul 31, 2099')
  expect(spring).toHaveTextContent('Expired Mar 31, 2020')
  const change = async (day: string) => {
    await user.click(list.getByRole('button', { name: 'Last day of Summer fair' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Last day' }))
    expect(dialog.getByLabelText(/^Last day/)).toHaveValue('2099-07-31')
    if (day) fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: day } })
    else await user.click(dialog.getByRole('button', { name: 'Remove last day' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    return dialog
  }
  const sentence = 'Choose today or a later day.'
  backend.refuse(setLinkExpiry, 'invalid-input', sentence, { expiresAt: sentence })
  const dialog = await change('2019-01-01')
  expect(await dialog.findByText(sentence)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  backend.answer(setLinkExpiry, sharingLink())
  await change('')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(backend.received(setLinkExpiry).at(-1)?.body).toEqual({ expiresAt: null })
})

test('a link that could not be turned off is still there, and that is said', async () => {
  const { user, list } = await openList([flyer])
  currentBackend().fail(closeSharingLink)
  await user.click(await list.findByRole('button', { name: 'Turn off Old flyer' }))
  expect(await screen.findByText("Couldn't change the link. Please try again.")).toBeVisible()
  expect(list.getByRole('heading', { name: 'Old flyer' })).toBeVisible()
})

test('each link shows its code, dark on white for scanners (SHARE-03)', async () => {
  const { user, list } = await openList([flyer])
  await user.click(await list.findByRole('button', { name: 'QR code for Old flyer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Old flyer' }))
  const code = dialog.getByRole('img', { name: 'QR code for Old flyer' })
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff')
  expect(code.querySelector('path')).toHaveAttribute('fill', '#000')
  expect(dialog.getByRole('button', { name: 'Download PNG' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Download SVG' })).toBeVisible()
})

test('links that load slowly have a place, and a failure can be tried again', async () => {
  const { tryAgain } = await failFirst(listSharingLinks, () => openCollect('links'), {
    loading: 'Loading links',
    failure: "Couldn't load your links",
  })
  currentBackend().answer(listSharingLinks, [])
  await tryAgain()
  expect(await screen.findByRole('heading', { name: 'No links yet' })).toBeVisible()
})

test('more links come when they are asked for', async () => {
  const backend = currentBackend()
  backend.answer(listSharingLinks, listPage([wedding], { total: 2, next: 'weddingLinkOf22Letters' }))
  const { user } = openCollect('links')
  const more = await screen.findByRole('button', { name: 'Load more' })
  backend.answer(listSharingLinks, [flyer])
  await user.click(more)
  const list = within(screen.getByRole('region', { name: 'Your links' }))
  expect(await list.findByRole('heading', { name: 'Old flyer' })).toBeVisible()
  expect(backend.received(listSharingLinks).at(-1)?.query.cursor).toBe('weddingLinkOf22Letters')
})
