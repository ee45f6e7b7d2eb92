import { listSharingLinks } from '#contract/collection/sharing.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCollect, sharingLink } from '../../test/samples/collect-samples.ts'
import { currentBackend } from '../../test/setup.ts'

test('the code of the form or of a link is made in place, and leads on to a card to print (SHARE-03)', async () => {
  currentBackend().answer(listSharingLinks, [sharingLink({ description: 'Counter card' })])
  const { user } = openCollect('links')
  const choice = await screen.findByLabelText('Links to')
  const panel = within(screen.getByRole('tabpanel', { name: 'Sharing Links' }))
  const generate = panel.getByRole('button', { name: 'Generate QR Code' })
  await user.click(generate)
  expect(panel.getByRole('img', { name: 'QR code for Your form' })).toBeVisible()
  await user.selectOptions(choice, await screen.findByRole('option', { name: 'Counter card' }))
  await user.click(generate)
  const code = panel.getByRole('img', { name: 'QR code for Counter card' })
  expect(code.querySelector('rect')).toHaveAttribute('fill', '#fff')
  expect(code.querySelector('path')).toHaveAttribute('fill', '#000')
  expect(panel.getByRole('link', { name: 'Make a printable card' })).toHaveAttribute(
    'href',
    '/qr-testimonials?link=spring-link',
  )
})
