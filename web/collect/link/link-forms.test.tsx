import { createSharingLink, listSharingLinks } from '#contract/collection/sharing.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openCollect, sharingLink } from '../../test/samples/collect-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const spring = sharingLink()

async function openLinks() {
  currentBackend().answer(listSharingLinks, [])
  const { user } = openCollect('links')
  const campaign = await screen.findByLabelText('Campaign name')
  const panel = within(screen.getByRole('tabpanel', { name: 'Sharing Links' }))
  const press = (name: string) => user.click(panel.getByRole('button', { name }))
  return { user, panel, campaign, press }
}

/** From now on this link can be made, and is in the list. */
function letMake(link = spring) {
  currentBackend().answer(createSharingLink, link)
  currentBackend().answer(listSharingLinks, [link])
}

test('a universal link is named after its campaign and ready to copy or open (SHARE-01, SHARE-04, SHARE-05)', async () => {
  const { user, campaign, press, panel } = await openLinks()
  letMake()
  await user.type(campaign, 'Spring newsletter')
  await press('Generate Universal Link')
  expect(await screen.findByText('Link Generated')).toBeVisible()
  expect(screen.getByText('Your testimonial collection link has been created successfully.')).toBeVisible()
  expect(currentBackend().received(createSharingLink)[0]?.body).toMatchObject({
    description: 'Spring newsletter',
    customerEmail: null,
  })
  const box = await screen.findByLabelText('Generated link')
  expect(box).toHaveValue(spring.link)
  expect(box).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute('href', spring.link)
  await user.click(panel.getAllByRole('button', { name: /^Copy/ })[0]!)
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(spring.link))
  expect(campaign).toHaveValue('')
})

test('a browser that refuses to copy shows the link instead (SHARE-04)', async () => {
  const { user, campaign, press, panel } = await openLinks()
  letMake()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.type(campaign, 'Spring newsletter')
  await press('Generate Universal Link')
  await screen.findByLabelText('Generated link')
  await user.click(panel.getAllByRole('button', { name: /^Copy/ })[0]!)
  expect(await screen.findByText('Copy this link')).toBeVisible()
  expect(screen.getByText(spring.link)).toBeVisible()
})

test('each link needs a description, and an email has to be one (RULE-28, RULE-29)', async () => {
  const { user, panel, press } = await openLinks()
  await press('Generate Universal Link')
  expect(await panel.findByText('Campaign name is required')).toBeVisible()
  await press('Generate link')
  expect(await panel.findByText('Description is required')).toBeVisible()
  await user.type(panel.getByLabelText('Description'), 'Wedding cake in May')
  await user.type(panel.getByLabelText(/^Customer email/), 'ines@')
  await press('Generate link')
  expect(await panel.findByText('Please enter a valid email address')).toBeVisible()
  expect(currentBackend().calls(createSharingLink)).toEqual([])
})

test('a link can have a last day, which ends where the owner is', async () => {
  const { user, panel, campaign, press } = await openLinks()
  letMake()
  await user.type(campaign, 'Summer fair')
  fireEvent.change(panel.getAllByLabelText(/^Last day/)[0]!, { target: { value: '2099-07-31' } })
  await press('Generate Universal Link')
  await screen.findByText('Link Generated')
  const expiresAt = new Date(2099, 6, 31, 23, 59, 59, 999).toISOString()
  expect(currentBackend().received(createSharingLink)[0]?.body).toMatchObject({ expiresAt })
})

test('a link for one customer says for whom it is (SHARE-02)', async () => {
  const { user, panel, press } = await openLinks()
  letMake(sharingLink({ description: 'Wedding cake in May', customerEmail: 'ines@example.com' }))
  await user.type(panel.getByLabelText('Description'), 'Wedding cake in May')
  await user.type(panel.getByLabelText(/^Customer email/), 'Ines@Example.com')
  await press('Generate link')
  expect(await screen.findByText('Wedding cake in May, for ines@example.com')).toBeVisible()
  expect(currentBackend().received(createSharingLink)[0]?.body).toEqual({
    description: 'Wedding cake in May',
    customerEmail: 'ines@example.com',
    opens: 'form',
    expiresAt: null,
  })
})

test('a link that could not be made says so and keeps what was typed (ERR-17)', async () => {
  const { user, campaign, press } = await openLinks()
  currentBackend().fail(createSharingLink)
  await user.type(campaign, 'Spring newsletter')
  await press('Generate Universal Link')
  expect(await screen.findByText('Failed to generate link. Please try again.')).toBeVisible()
  expect(screen.getByText('Error')).toBeVisible()
  expect(campaign).toHaveValue('Spring newsletter')
  letMake()
  await press('Generate Universal Link')
  expect(await screen.findByText('Link Generated')).toBeVisible()
  const [first, second] = currentBackend().calls(createSharingLink)
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('a link can open the questionnaire, and the list says which one it opens (PUBQ-01)', async () => {
  const { user, campaign, press } = await openLinks()
  const link = 'https://plaudit.example/qr-testimonial/counter'
  letMake(sharingLink({ opens: 'questionnaire', description: 'Counter', link }))
  await user.type(campaign, 'Counter')
  await user.selectOptions(screen.getAllByLabelText('Opens')[0]!, 'questionnaire')
  await press('Generate Universal Link')
  expect(await screen.findByLabelText('Generated link')).toHaveValue(link)
  expect(currentBackend().received(createSharingLink)[0]?.body).toMatchObject({ opens: 'questionnaire' })
  expect(await screen.findByText(/^Questionnaire · For anyone/)).toBeVisible()
})
