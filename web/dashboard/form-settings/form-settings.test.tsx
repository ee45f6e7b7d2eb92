import { getFormSettings, saveFormSettings, type FormSettings } from '#contract/collection/collection.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aDashboard } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const settings: FormSettings = { requiresApproval: true, publicLinks: 'everyone', showsInPublic: false }

beforeEach(() => {
  currentBackend().answer(getDashboard, aDashboard())
  currentBackend().answer(getFormSettings, settings)
  // The server keeps what it is sent.
  currentBackend().answer(saveFormSettings, ({ body }) => {
    currentBackend().answer(getFormSettings, body)
    return body
  })
})

async function openSettings() {
  const { user } = openPart('/dashboard')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Form settings' }))
    await screen.findByRole('switch', { name: 'Require approval' })
    return screen.getByRole('dialog', { name: 'Form settings' })
  }
  const first = await open()
  const dialog = within(first)
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  return { user, first, dialog, save, open }
}

test('what is saved is sent, kept, and there when the settings are opened again', async () => {
  const { user, first, dialog, save, open } = await openSettings()
  expect(dialog.getByRole('switch', { name: 'Require approval' })).toBeChecked()
  await user.click(dialog.getByRole('switch', { name: 'Require approval' }))
  await user.click(dialog.getByRole('radio', { name: 'Nobody' }))
  await user.selectOptions(dialog.getByLabelText('Company'), 'Not asked')
  await user.click(dialog.getByRole('switch', { name: 'Ask for the role' }))
  await save()
  expect(await screen.findByText('Form Settings Saved')).toBeVisible()
  expect(first).not.toBeInTheDocument()
  expect(
    currentBackend()
      .received(saveFormSettings)
      .map(({ body }) => body),
  ).toEqual([
    {
      requiresApproval: false,
      publicLinks: 'nobody',
      companyField: 'hidden',
      asksRole: true,
      showsInPublic: false,
    },
  ])
  const again = within(await open())
  expect(again.getByRole('switch', { name: 'Require approval' })).not.toBeChecked()
  expect(again.getByRole('radio', { name: 'Nobody' })).toBeChecked()
})

test('everyone or nobody sees the public links: only happy customers is no choice', async () => {
  const { dialog } = await openSettings()
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Everyone, whatever the rating',
    'Nobody',
  ])
  expect(dialog.getByText(/^There is no “only happy customers” option/)).toBeVisible()
})

test('platforms and the prompt are chosen on their own pages, and saving here leaves them alone', async () => {
  currentBackend().answer(getFormSettings, { ...settings, googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4' })
  const { dialog, save } = await openSettings()
  const hrefOf = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Set up platforms')).toBe('/platform-setup')
  expect(hrefOf('choose the review prompt')).toBe('/platform-preferences')
  await save()
  expect(await screen.findByText('Form Settings Saved')).toBeVisible()
  expect(currentBackend().received(saveFormSettings)[0]?.body).not.toHaveProperty('googlePlaceId')
})

test('what the server refuses is said in the dialog, and what was chosen stays', async () => {
  const { user, dialog, save } = await openSettings()
  await user.click(dialog.getByRole('radio', { name: 'Nobody' }))
  currentBackend().refuse(saveFormSettings, 'invalid-input', 'This cannot be saved.')
  await save()
  expect(await dialog.findByRole('alert')).toHaveTextContent('This cannot be saved.')
  expect(dialog.getByRole('radio', { name: 'Nobody' })).toBeChecked()
})

test('settings that could not be loaded are asked for again', async () => {
  currentBackend().fail(getFormSettings, 500)
  const { user } = openPart('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Form settings' }))
  expect(await screen.findByText("Couldn't load the settings.")).toBeVisible()
  currentBackend().answer(getFormSettings, settings)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Require approval' })).toBeChecked())
})
