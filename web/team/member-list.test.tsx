import { currentUser } from '#contract/accounts/accounts.ts'
import { changeTeamRole, getTeam, leaveTeam, removeFromTeam } from '#contract/team/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asMember, openTeam } from '../test/steps/open-team.ts'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { aMember } from '../test/samples/team-samples.ts'

const jonas = aMember()
const lena = aMember({ firstName: 'Lena', role: 'owner', isWorkspaceOwner: true })

const members = () => screen.findByRole('region', { name: 'Members' })
const row = async (name: string) => {
  const line = within(await members())
    .getByText(name)
    .closest('li')
  return within(line!)
}
const confirm = async (dialog: string, button: string) =>
  within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name: button })

test('a member sees the team and what only owners may do (ROLE-02, ROLE-08)', async () => {
  const me = aUser({ firstName: 'Jonas', lastName: 'Weber', role: 'member', isWorkspaceOwner: false })
  openTeam({ as: me, others: [aMember({ firstName: 'Mara', role: 'owner', isWorkspaceOwner: true })] })
  expect(
    await screen.findByText('Only owners can invite people, remove them and change roles.'),
  ).toBeVisible()
  expect((await row('Jonas Weber')).getByText('Member')).toBeVisible()
  expect((await row('Mara Weber')).getByText('Owner')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Actions for Mara Weber' })).not.toBeInTheDocument()
})

test('a role nobody has a word for is shown as it is, beside the ownership (ROLE-08)', async () => {
  openTeam({ others: [aMember({ role: 'super_admin', isWorkspaceOwner: true })] })
  const line = await row('Jonas Weber')
  expect(line.getByText('super_admin')).toBeVisible()
  expect(line.getByText('Owner')).toBeVisible()
})

test('a role is changed from the keyboard, and taken back with Undo (ROLE-08)', async () => {
  const backend = currentBackend()
  const { user, me } = openTeam({ others: [jonas] })
  const owner = { ...jonas, role: 'owner', isWorkspaceOwner: true }
  const trigger = await screen.findByRole('button', { name: 'Actions for Jonas Weber' })
  trigger.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Make owner' })).toHaveFocus()
  backend.answer(changeTeamRole, owner)
  backend.answer(getTeam, { members: [asMember(me), owner], invitations: [] })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Jonas Weber is now an owner')).toBeVisible()
  await waitFor(async () => expect((await row('Jonas Weber')).getByText('Owner')).toBeVisible())
  expect(trigger).toHaveFocus()
  backend.answer(changeTeamRole, jonas)
  backend.answer(getTeam, { members: [asMember(me), jonas], invitations: [] })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await row('Jonas Weber')).getByText('Member')).toBeVisible())
  expect(backend.received(changeTeamRole)).toEqual([
    { params: { id: jonas.id }, body: { role: 'owner' } },
    { params: { id: jonas.id }, body: { role: 'member' } },
  ])
})

test('somebody is removed after a question', async () => {
  const backend = currentBackend()
  backend.answer(removeFromTeam, { id: jonas.id })
  const { user, me } = openTeam({ others: [jonas] })
  await user.click(await screen.findByRole('button', { name: 'Actions for Jonas Weber' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from team' }))
  const remove = await confirm('Remove Jonas Weber?', 'Remove')
  expect(backend.received(removeFromTeam)).toEqual([])
  backend.answer(getTeam, { members: [asMember(me)], invitations: [] })
  await user.click(remove)
  expect(await screen.findByText('Jonas Weber was removed')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('jonas@example.com')).not.toBeInTheDocument())
  expect(backend.received(removeFromTeam)).toEqual([{ params: { id: jonas.id } }])
})

test('the only owner cannot leave, and is told why', async () => {
  openTeam({ others: [jonas] })
  expect(
    await screen.findByText("You're the only owner. To leave, make someone else an owner first."),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Actions for Mara Lindqvist' })).not.toBeInTheDocument()
})

test('a member leaves, and is signed out', async () => {
  const backend = currentBackend()
  backend.answer(leaveTeam, { message: 'Your account was deleted.' })
  const { user } = openTeam({ as: aUser({ role: 'member', isWorkspaceOwner: false }), others: [lena] })
  await user.click(await screen.findByRole('button', { name: 'Actions for Mara Lindqvist' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Leave team' }))
  await user.click(await confirm('Leave the team?', 'Leave'))
  expect(await screen.findByText('You left the team')).toBeVisible()
  expect(screen.getByText('Your account was deleted.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(location.pathname).toBe('/login')
})

test('one of two owners steps down, and the page changes with them', async () => {
  const backend = currentBackend()
  const { user, me } = openTeam({ others: [lena] })
  const stepped = { ...me, role: 'member', isWorkspaceOwner: false }
  await user.click(await screen.findByRole('button', { name: 'Actions for Mara Lindqvist' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make member' }))
  const stepDown = await confirm('Step down as owner?', 'Step down')
  backend.answer(changeTeamRole, asMember(stepped))
  backend.answer(getTeam, { members: [lena, asMember(stepped)], invitations: [] })
  backend.answer(currentUser, stepped)
  await user.click(stepDown)
  expect(await screen.findByText("You're now a member")).toBeVisible()
  expect(await screen.findByText(/^Only owners can invite people/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument()
})

test('a change that is refused is said, and nothing changes', async () => {
  const sentence = 'A workspace needs an owner. Please make someone else an owner first.'
  currentBackend().refuse(changeTeamRole, 'last-owner', sentence)
  const { user } = openTeam({ others: [lena] })
  await user.click(await screen.findByRole('button', { name: 'Actions for Lena Weber' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make member' }))
  expect(await screen.findByText("Couldn't change the role")).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect((await row('Lena Weber')).getByText('Owner')).toBeVisible()
})
