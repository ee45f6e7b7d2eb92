import { currentUser } from '#contract/accounts/accounts.ts'
import { endSupportVisit } from '#contract/administration/support.ts'
import { listInvoices } from '#contract/billing/changes.ts'
import { listUsers } from '#contract/administration/users.ts'
import { listCrmIntegrations } from '#contract/crm/crm.ts'
import { getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import { listMilestones } from '#contract/crm/milestones.ts'
import { editCustomer, getCustomer, listCustomers } from '#contract/customers/customers.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getNotifications, seeNotifications } from '#contract/overview/overview.ts'
import { saveAppearanceSettings } from '#contract/settings/settings.ts'
import { getCustomerTexting } from '#contract/texts/texts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aMilestone, crmIntegration } from '../../test/samples/crm-samples.ts'
import { customerDetails } from '../../test/samples/customers-samples.ts'
import { anActivity, noNotifications } from '../../test/samples/overview-samples.ts'
import { openTeam } from '../../test/steps/open-team.ts'
import { aPaidPlan, onPlan } from '../../test/samples/plan-samples.ts'
import { openSecurity } from '../../test/samples/security-samples.ts'
import { aMember } from '../../test/samples/team-samples.ts'
import { aCustomer, anInstance, aUser } from '../../test/samples/samples.ts'
import { aTexting } from '../../test/samples/texts-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const visited = (more: { mayWrite?: boolean; isOver?: boolean; leftMs?: number } = {}) => {
  const { mayWrite = false, isOver = false, leftMs = 29 * 60_000 } = more
  const endsAt = new Date(Date.now() + leftMs).toISOString()
  return aUser({ support: { administratorName: 'Vera Holm', mayWrite, isOver, endsAt } })
}

const banner = () => screen.findByRole('region', { name: 'Support visit' })

test('during a visit every page says as whom and for how long, and leads back (ADMIN-16)', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  backend.answer(listUsers, [])
  const { user } = openPage('/customers', { as: visited() })
  const shown = await banner()
  expect(shown).toHaveTextContent('You are signed in as Mara Lindqvist, read-only.')
  expect(within(shown).getByRole('timer')).toHaveTextContent(/^(29:00|28:5\d) left$/)
  backend.answer(endSupportVisit, { message: 'You are signed in as yourself again.' })
  backend.answer(currentUser, aUser({ role: 'admin', formId: null, apiKey: null, firstName: 'Vera' }))
  await user.click(within(shown).getByRole('button', { name: 'Back to my account' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Support visit' })).toBeNull())
  expect(window.location.pathname).toBe('/admin/users')
})

test('it says when changes are allowed, and when the time is up', async () => {
  currentBackend().answer(listCustomers, [])
  const page = openPage('/customers', { as: visited({ mayWrite: true }) })
  expect(await banner()).toHaveTextContent('with changes allowed')
  currentBackend().answer(currentUser, visited({ isOver: true, leftMs: 0 }))
  page.goTo('/customers')
  expect(await banner()).toHaveTextContent('This support visit has ended.')
})

/** What can still be pressed in the page itself, by its name. */
const usable = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .filter((button) => button.matches(':enabled') && button.closest('[aria-label="Support visit"]') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

test('in Settings a visit can copy and nothing else: not passwords, keys, plan, export or deletion', async () => {
  onPlan(aPaidPlan())
  openSecurity(visited({ mayWrite: true }))
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeDisabled()
  for (const name of ['Change plan', 'Cancel plan', 'Card and billing details', 'Generate new key'])
    expect(await screen.findByRole('button', { name })).toBeDisabled()
  expect(screen.getByRole('switch', { name: /Allow support/ })).toBeDisabled()
  expect(screen.queryByRole('link', { name: 'Export everything' })).toBeNull()
  expect(currentBackend().received(listInvoices)).toEqual([])
  expect(usable().filter((name) => !name?.startsWith('Copy'))).toEqual([])
  expect(
    screen.getAllByText('Support can’t change this. Only the people of this account can.').length,
  ).toBeGreaterThan(0)
})

test('nor invite people, or change who is on the team', async () => {
  openTeam({ as: visited({ mayWrite: true }), others: [aMember()] })
  expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Actions for Jonas Weber' })).toBeDisabled()
})

test('a look at the bell marks nothing as seen, and the theme of the person stays theirs', async () => {
  const backend = currentBackend()
  backend.answer(listCustomers, [])
  document.cookie = 'plaudit_theme=dark; path=/'
  const items = [{ ...anActivity({ name: 'Ana Silva' }), isNew: true }]
  backend.answer(getNotifications, { ...noNotifications, unread: 1, items })
  const { user } = openPage('/customers', { as: visited({ mayWrite: true }) })
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
  expect(await screen.findByRole('link', { name: /Ana Silva left a testimonial/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Theme' })).toBeNull()
  expect(backend.received(seeNotifications)).toEqual([])
  expect(backend.received(saveAppearanceSettings)).toEqual([])
})

test('nor merge two customers, or take back what one agreed to', async () => {
  const backend = currentBackend()
  const ines = aCustomer({ name: 'Ines Duarte', phone: '+12125550123' })
  backend.answer(listCustomers, [ines])
  backend.answer(getCustomer, customerDetails({ customer: ines }))
  backend.answer(getInstance, anInstance({ textsConfigured: true }))
  backend.answer(getCustomerTexting, aTexting())
  backend.refuse(editCustomer, 'customer-exists', 'I. Duarte already has this email.')
  const { user } = openPage(`/customers?customer=${ines.id}`, { as: visited({ mayWrite: true }) })
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ines Duarte' }))
  await user.type(dialog.getByLabelText('Email'), '.example')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByRole('button', { name: 'Merge customers' })).toBeDisabled()
  expect(dialog.getByText('Support can’t change this. Only the people of this account can.')).toBeVisible()
})

test('nor pause or disconnect a CRM, choose what is written to it, or delete a milestone', async () => {
  const backend = currentBackend()
  backend.answer(listCrmIntegrations, [crmIntegration()])
  backend.answer(listMilestones, [aMilestone()])
  backend.answer(getCrmOptions, { signIn: ['hubspot'], hasTexts: false })
  openPage('/crm-integrations', { as: visited({ mayWrite: true }) })
  expect(await screen.findByRole('switch', { name: 'Active' })).toBeDisabled()
  for (const name of ['Update contacts', 'Disconnect', 'Delete Became a customer'])
    expect(await screen.findByRole('button', { name })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Edit Became a customer' })).toBeEnabled()
})
