import { logIn, type User } from '#contract/accounts/accounts.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { field, fill, openProfile, press, sentProfiles } from '../test/samples/business-samples.ts'
import { aBusinessProfile, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

describe('when somebody else saved first', () => {
  /** Typed here, saved there, and then saved here. */
  async function savedElsewhere() {
    const opened = await openProfile()
    await fill(opened.page, 'Phone', '+46 8 222')
    const theirs = opened.store({ phone: '+46 8 111', ownerRole: '' })
    currentBackend().refuse(updateBusinessProfile, 'edited-elsewhere', 'This profile was edited.')
    await press(opened.page, 'Save changes')
    const notice = await screen.findByRole('alert')
    opened.keep()
    return { ...opened, notice, theirs }
  }

  test('it is told what changed, and may keep its own', async () => {
    const { page, notice, theirs } = await savedElsewhere()
    expect(notice).toHaveTextContent('This profile has changed')
    expect(notice).toHaveTextContent('Phone: +46 8 111')
    expect(notice).toHaveTextContent('Owner role: empty')
    expect(within(notice).getAllByRole('definition')).toHaveLength(2)
    expect(field('Phone')).toHaveValue('+46 8 222')
    await press(page, 'Save mine anyway')
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    expect(sentProfiles().at(-1)).toMatchObject({ phone: '+46 8 222', updatedAt: theirs.updatedAt })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('it may take what is saved', async () => {
    const { page } = await savedElsewhere()
    await press(page, 'Use saved version')
    expect(field('Phone')).toHaveValue('+46 8 111')
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sentProfiles()).toHaveLength(1)
  })
})

describe('when the session ended while somebody edited', () => {
  async function signInAgain(me: User, other: User, onSignIn: () => void = () => undefined) {
    const opened = await openProfile(me)
    const { user } = opened.page
    const backend = currentBackend()
    await fill(opened.page, 'Phone', '+46 8 123')
    backend.refuse(updateBusinessProfile, 'not-signed-in', 'Please sign in.')
    backend.answer(logIn, () => {
      opened.keep()
      onSignIn()
      return other
    })
    await press(opened.page, 'Save changes')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Password'), 'Harbor-Lantern-42')
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    return opened
  }

  test('the edits are saved once the same person has signed in again (ERR-29)', async () => {
    const me = aUser()
    const { stored } = await signInAgain(me, me)
    expect(await screen.findByText('Business profile updated')).toBeVisible()
    expect(field('Phone')).toHaveValue('+46 8 123')
    expect(stored().phone).toBe('+46 8 123')
  })

  test('somebody else who signs in sees their own business, and nothing is saved into it', async () => {
    const backend = currentBackend()
    let release = () => {}
    const { stored } = await signInAgain(aUser(), aUser({ email: 'ines@duarte.example' }), () => {
      backend.answer(getBusinessProfile, aBusinessProfile({ businessName: 'Duarte & Filhos' }))
      ;({ release } = backend.hold(getBusinessProfile))
    })
    expect(await screen.findByRole('status', { name: 'Loading the business profile' })).toBeVisible()
    expect(screen.queryByText('Lindqvist Bakery')).not.toBeInTheDocument()
    release()
    await screen.findByRole('textbox', { name: 'Business name' })
    expect(field('Business name')).toHaveValue('Duarte & Filhos')
    expect(field('Phone')).toHaveValue('')
    expect(sentProfiles()).toHaveLength(1)
    expect(stored().phone).toBe('')
  })
})
