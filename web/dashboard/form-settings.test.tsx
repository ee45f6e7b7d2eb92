import { getFormSettings, saveFormSettings, type FormSettings } from '#contract/collection.ts'
import { getDashboard } from '#contract/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../test/open-page.tsx'
import { aDashboard } from '../test/samples.ts'
import { currentBackend } from '../test/setup.ts'

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
  const { user } = openPage('/dashboard')
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
  await user.click(dialog.getByLabelText(/^Google Place ID/))
  await user.paste('ChIJN1t_tDeuEmsRUsoyG83frY4')
  await user.click(dialog.getByLabelText(/^Yelp Business ID/))
  await user.paste('lindqvist-bakery')
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
      showsInPublic: false,
      promptedPlatform: null,
      googlePlaceId: 'ChIJN1t_tDeuEmsRUsoyG83frY4',
      yelpBusinessId: 'lindqvist-bakery',
    },
  ])
  const again = within(await open())
  expect(again.getByRole('switch', { name: 'Require approval' })).not.toBeChecked()
  expect(again.getByRole('radio', { name: 'Nobody' })).toBeChecked()
  expect(again.getByLabelText(/^Yelp Business ID/)).toHaveValue('lindqvist-bakery')
})

test('everyone or nobody sees the public links: only happy customers is no choice', async () => {
  const { dialog } = await openSettings()
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Everyone, whatever the rating',
    'Nobody',
  ])
  expect(dialog.getByText(/^There is no “only happy customers” option/)).toBeVisible()
})

test('a Place ID that is none is refused beside its field, and nothing is sent', async () => {
  const { user, dialog, save } = await openSettings()
  await user.type(dialog.getByLabelText(/^Google Place ID/), 'not one')
  await save()
  expect(await dialog.findByText('A Google Place ID looks like ChIJN1t_tDeuEmsRUsoyG83frY4')).toBeVisible()
  expect(currentBackend().calls(saveFormSettings)).toEqual([])
})

test('what the server refuses stands beside its field, and what was typed stays', async () => {
  const { user, dialog, save } = await openSettings()
  await user.type(dialog.getByLabelText(/^Yelp Business ID/), 'lindqvist')
  currentBackend().refuse(saveFormSettings, 'invalid-input', 'This page does not exist.', {
    yelpBusinessId: 'Yelp does not know this page',
  })
  await save()
  expect(await dialog.findByText('Yelp does not know this page')).toBeVisible()
  expect(dialog.getByRole('alert')).toHaveTextContent('This page does not exist.')
  expect(dialog.getByLabelText(/^Yelp Business ID/)).toHaveValue('lindqvist')
})

test('settings that could not be loaded are asked for again', async () => {
  currentBackend().fail(getFormSettings, 500)
  const { user } = openPage('/dashboard')
  await user.click(await screen.findByRole('button', { name: 'Form settings' }))
  expect(await screen.findByText("Couldn't load the settings.")).toBeVisible()
  currentBackend().answer(getFormSettings, settings)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Require approval' })).toBeChecked())
})

test('the review prompt offers only platforms that are set up, and only while everyone sees their links (PUBL-08)', async () => {
  const { user, dialog, save } = await openSettings()
  const prompt = () => dialog.queryByLabelText('Review prompt')
  expect(prompt()).not.toBeInTheDocument()
  await user.type(dialog.getByLabelText(/^Google Place ID/), 'ChIJN1t_tDeuEmsRUsoyG83frY4')
  const choices = Array.from((await dialog.findByLabelText<HTMLSelectElement>('Review prompt')).options)
  expect(choices.map(({ text }) => text)).toEqual(['Off', 'Google'])
  await user.click(dialog.getByRole('radio', { name: 'Nobody' }))
  expect(prompt()).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: /^Everyone/ }))
  await user.selectOptions(dialog.getByLabelText('Review prompt'), 'Google')
  await save()
  expect(await screen.findByText('Form Settings Saved')).toBeVisible()
  expect(currentBackend().received(saveFormSettings)[0]?.body.promptedPlatform).toBe('google')
})
