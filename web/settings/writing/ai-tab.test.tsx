import { aiDefaults, saveAiSettings } from '#contract/settings/ai-settings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSettings } from '../../test/steps/open-settings.ts'
import { currentBackend } from '../../test/setup.ts'

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const options = (label: string) =>
  within(select(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const toggle = (name: string) => screen.getByRole('switch', { name: new RegExp(`^${name}`) })
const save = () => screen.getByRole('button', { name: 'Save' })

const openAi = () => openSettings('ai', () => screen.findByLabelText('Tone'))

test('AI settings have their defaults and offers (SET-10, SET-11, SET-12)', async () => {
  await openAi()
  expect(select('Tone')).toHaveValue('Professional')
  expect(options('Tone')).toEqual(['Professional', 'Enthusiastic', 'Technical', 'Casual', 'Formal'])
  expect(select('Language')).toHaveValue('English')
  expect(options('Language')).toEqual(['English', 'Spanish', 'French', 'German', 'Portuguese'])
  expect(screen.getByLabelText('Maximum length')).toHaveValue(150)
  expect(toggle('Generate automatically')).not.toBeChecked()
  expect(toggle('Include metrics')).toBeChecked()
  expect(toggle('Require approval')).toBeChecked()
  await waitFor(() =>
    expect(select('Tone')).toHaveAccessibleDescription('Decides which sentence comes first.'),
  )
})

test.for([
  ['9', 50],
  ['501', 500],
  ['', 150],
] as const)('a length of “%s” becomes %i (SET-11, RULE-37)', async ([typed, result]) => {
  const { user } = await openAi()
  const length = screen.getByLabelText('Maximum length')
  await user.clear(length)
  if (typed) await user.type(length, typed)
  await user.tab()
  expect(length).toHaveValue(result)
})

test('only what was changed is saved, also a number that is still being typed (SET-07)', async () => {
  const backend = currentBackend()
  const { user } = await openAi()
  await user.selectOptions(select('Tone'), 'Formal')
  await user.selectOptions(select('Language'), 'German')
  await user.click(toggle('Require approval'))
  await user.clear(screen.getByLabelText('Maximum length'))
  const body = { tone: 'Formal', language: 'German', requireApproval: false, maxLength: 240 } as const
  backend.answer(saveAiSettings, { ...aiDefaults, ...body })
  await user.type(screen.getByLabelText('Maximum length'), '240{Enter}')
  expect(await screen.findByText('AI Settings Updated')).toBeVisible()
  expect(backend.received(saveAiSettings)).toEqual([{ body }])
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument())
  expect(select('Tone')).toHaveValue('Formal')
  expect(screen.getByLabelText('Maximum length')).toHaveValue(240)
})

test('when it cannot be saved no toast claims it was, and what was chosen stays (SET-04)', async () => {
  const backend = currentBackend()
  backend.fail(saveAiSettings)
  const { user } = await openAi()
  await user.selectOptions(select('Tone'), 'Technical')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't save. Please try again.")
  expect(screen.queryByText('AI Settings Updated')).not.toBeInTheDocument()
  expect(select('Tone')).toHaveValue('Technical')
  backend.answer(saveAiSettings, { ...aiDefaults, tone: 'Technical' })
  await user.click(save())
  expect(await screen.findByText('AI Settings Updated')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
