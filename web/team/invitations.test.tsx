import { getInstance } from '#contract/instance/instance.ts'
import {
  getInvitationLink,
  getTeam,
  inviteToTeam,
  resendInvitation,
  revokeInvitation,
} from '#contract/team/team.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { asMember, openTeam } from '../test/steps/open-team.ts'
import { anInstance, aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'
import { anInvitation } from '../test/samples/team-samples.ts'

const lena = anInvitation()
const form = () => screen.findByRole('form', { name: 'Invite a teammate' })
const pending = () => screen.findByRole('region', { name: 'Pending invitations' })

test('somebody is invited by email, and waits below the members (ROLE-02)', async () => {
  const backend = currentBackend()
  const { user, me } = openTeam()
  const address = within(await form()).getByLabelText('Email')
  await user.type(address, 'Lena@Example.com')
  await user.selectOptions(within(await form()).getByLabelText('Role'), 'Owner')
  const invited = { ...lena, role: 'owner' as const }
  backend.answer(inviteToTeam, invited)
  backend.answer(getTeam, { members: [asMember(me)], invitations: [invited] })
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent')).toBeVisible()
  expect(screen.getByText('An email is on its way to lena@example.com.')).toBeVisible()
  const line = within(await pending())
  expect(line.getByText('lena@example.com')).toBeVisible()
  expect(line.getByText(/^Invited by Mara Lindqvist/)).toHaveTextContent(/Expires/)
  expect(address).toHaveValue('')
  expect(backend.received(inviteToTeam)).toEqual([{ body: { email: 'lena@example.com', role: 'owner' } }])
})

test('a mistyped address and one of the team each get a sentence', async () => {
  const backend = currentBackend()
  const { user } = openTeam()
  const address = within(await form()).getByLabelText('Email')
  await user.type(address, 'jonas@{Enter}')
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(backend.received(inviteToTeam)).toEqual([])
  const sentence = 'This person is already on your team.'
  backend.refuse(inviteToTeam, 'email-taken', sentence, { email: sentence })
  await user.type(address, 'example.com{Enter}')
  await waitFor(() => expect(address).toHaveAccessibleDescription(sentence))
  expect(screen.getByText("Couldn't send the invitation")).toBeVisible()
  expect(address).toHaveValue('jonas@example.com')
})

test('an invitation is sent again', async () => {
  const backend = currentBackend()
  backend.answer(resendInvitation, lena)
  const { user } = openTeam({ invitations: [lena] })
  await user.click(await screen.findByRole('button', { name: 'Resend invitation to lena@example.com' }))
  expect(await screen.findByText('A new link is on its way to lena@example.com.')).toBeVisible()
  expect(backend.received(resendInvitation)).toEqual([{ params: { id: lena.id } }])
})

test('an invitation is revoked, after a question', async () => {
  const backend = currentBackend()
  backend.answer(revokeInvitation, { id: lena.id })
  const { user, me } = openTeam({ invitations: [lena] })
  await user.click(await screen.findByRole('button', { name: 'Revoke invitation to lena@example.com' }))
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this invitation?' })
  expect(dialog).toHaveTextContent('The link for lena@example.com will stop working right away.')
  expect(backend.received(revokeInvitation)).toEqual([])
  backend.answer(getTeam, { members: [asMember(me)], invitations: [] })
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Invitation revoked')).toBeVisible()
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Pending invitations' })).not.toBeInTheDocument(),
  )
  expect(backend.received(revokeInvitation)).toEqual([{ params: { id: lena.id } }])
})

test('a link that has expired says so, and whoever left is not named', async () => {
  const expired = anInvitation({ invitedBy: null, expiresAt: '2026-03-02T09:00:00.000Z' })
  openTeam({ invitations: [expired] })
  const line = within(await pending())
  expect(line.getByText('Link expired')).toBeVisible()
  expect(line.getByText('Member')).toBeVisible()
  expect(line.queryByText(/Invited by/)).not.toBeInTheDocument()
})

test('members see who was invited, and cannot change it', async () => {
  openTeam({ as: aUser({ role: 'member', isWorkspaceOwner: false }), invitations: [lena] })
  expect(within(await pending()).getByText('lena@example.com')).toBeVisible()
  expect(within(await pending()).queryByRole('button')).not.toBeInTheDocument()
})

test('owners of a server without mail are told where emails wait', async () => {
  currentBackend().answer(getInstance, anInstance({ mailConfigured: false }))
  openTeam()
  expect(await screen.findByText("This server can't send email")).toBeVisible()
})

describe('while the server sends no email', () => {
  const url = `${location.origin}/join?token=handed-over`

  test('whoever invites gets the link, ready to copy', async () => {
    const backend = currentBackend()
    backend.answer(getInstance, anInstance({ mailConfigured: false }))
    const { user } = openTeam()
    await user.type(within(await form()).getByLabelText('Email'), 'lena@example.com')
    backend.answer(inviteToTeam, { ...lena, url })
    await user.click(await screen.findByRole('button', { name: 'Create invitation' }))
    expect(await screen.findByText('lena@example.com is invited')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Link for lena@example.com' })).toHaveValue(url)
    expect(screen.getByText('Send them this link. It works once, within 7 days.')).toBeVisible()
    expect(screen.queryByText('Invitation sent')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Copy link/ }))
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  test('the link of a pending invitation can be copied again, or read where the browser refuses (CONST-03)', async () => {
    const backend = currentBackend()
    backend.answer(getInstance, anInstance({ mailConfigured: false }))
    backend.answer(getInvitationLink, { url })
    const { user } = openTeam({ invitations: [lena] })
    const copy = await screen.findByRole('button', { name: 'Copy link for lena@example.com' })
    expect(screen.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument()
    await user.click(copy)
    expect(await screen.findByText('Link copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
    await user.click(copy)
    expect(await screen.findByText(url)).toBeVisible()
  })

  test('a link that has expired is replaced by a new one', async () => {
    const backend = currentBackend()
    backend.answer(getInstance, anInstance({ mailConfigured: false }))
    backend.answer(resendInvitation, { ...lena, url })
    const { user } = openTeam({ invitations: [anInvitation({ expiresAt: '2026-03-02T09:00:00.000Z' })] })
    await user.click(await screen.findByRole('button', { name: 'Copy new link for lena@example.com' }))
    expect(await screen.findByText('Link copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
  })
})

test('a team that cannot be loaded says so, and can be tried again', async () => {
  const backend = currentBackend()
  backend.refuse(getTeam, 'unavailable', 'Nobody answers.')
  const { user, me } = openTeam()
  expect(await screen.findByText('Nobody answers.')).toBeVisible()
  backend.answer(getTeam, { members: [asMember(me)], invitations: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    within(await screen.findByRole('region', { name: 'Members' })).getByText('Mara Lindqvist'),
  ).toBeVisible()
})
