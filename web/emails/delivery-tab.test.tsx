import {
  decideEmails,
  getEmailDelivery,
  listUnsettledEmails,
  resumeRequests,
} from '#contract/emails/emails.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDelivery, anUnsettledEmail } from '../test/samples/emails-samples.ts'
import { hrefOf } from '../test/href-of.ts'
import { listPage } from '../test/list-answer.ts'
import { failFirst } from '../test/load-failure.ts'
import { openPage } from '../test/open-page.tsx'
import { noNotifications } from '../test/samples/overview-samples.ts'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

type Delivery = Parameters<typeof aDelivery>[0]

function openDelivery(own: Delivery = {}, as = aUser()) {
  const backend = currentBackend()
  backend.answer(getEmailDelivery, aDelivery(own))
  backend.answerByDefault(listUnsettledEmails, [])
  return { backend, ...openPage('/settings/email', { as }) }
}

const since = '2026-03-02T09:00:00.000Z'
const held = { since, for: 'bounces' } as const
const region = () => screen.findByRole('region', { name: 'Uncertain and failed emails' })

test('where emails leave, the page says so, and that nothing waits', async () => {
  openDelivery()
  expect(await screen.findByRole('heading', { level: 1, name: 'Email' })).toBeVisible()
  expect(await screen.findByText('Working')).toBeVisible()
  expect(screen.getByText('Waiting to be sent').nextElementSibling).toHaveTextContent('None')
  expect(await screen.findByText('No uncertain or failed emails.')).toBeVisible()
  expect(document.title).toMatch(/^Email Settings/)
})

test('without a mail server, emails are kept in the outbox, and the page leads there', async () => {
  openDelivery({ isMailConfigured: false, waiting: 12, unknown: 2, failed: 1 })
  expect(await screen.findByText('Outbox')).toBeVisible()
  expect(screen.getByText(/Emails are kept in the outbox and not sent\./)).toBeVisible()
  expect(hrefOf('Open the outbox')).toBe('/dev/outbox')
  expect(screen.getByText('12 emails')).toBeVisible()
  expect(screen.getByText('3 emails')).toBeVisible()
})

test('while the mail server is away, the page says since when, and that emails leave by themselves', async () => {
  openDelivery({ outageSince: since, waiting: 1 })
  expect(await screen.findByText("The mail server isn't answering")).toBeVisible()
  expect(
    screen.getByText(/have been waiting since March 2, 2026.*sent automatically when it's back/),
  ).toBeVisible()
  expect(screen.getByText('1 email')).toBeVisible()
})

test('an owner resumes requests that were held, and the banner on other pages hears of it', async () => {
  const { backend, user } = openDelivery({ held })
  expect(await screen.findByText(/bounced because the address doesn’t exist/)).toBeVisible()
  backend.refuse(resumeRequests, 'too-many-requests', 'Please wait a moment.')
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  expect(await screen.findByText("Couldn't resume requests")).toBeVisible()
  backend.answer(resumeRequests, aDelivery())
  const asked = backend.calls(getNotifications).length
  await user.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(screen.queryByText('Requests are on hold')).not.toBeInTheDocument())
  await waitFor(() => expect(backend.calls(getNotifications).length).toBeGreaterThan(asked))
})

test('a member sees why requests are held, and that an owner resumes them', async () => {
  openDelivery({ held: { since, for: 'complaints' } }, aUser({ isWorkspaceOwner: false }))
  expect(await screen.findByText(/marked a request as spam.*Only an owner can resume them\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
})

test('how emails do is asked again when it could not be loaded', async () => {
  currentBackend().answer(listUnsettledEmails, [])
  const { tryAgain } = await failFirst(getEmailDelivery, () => openPage('/settings/email'), {
    loading: 'Loading delivery',
    failure: "Couldn't load how your emails are doing.",
  })
  currentBackend().answer(getEmailDelivery, aDelivery())
  await tryAgain()
  expect(await screen.findByText('Working')).toBeVisible()
})

test('an uncertain email says what the mail server said, and is sent again only when somebody decides so', async () => {
  const [ines, jonas] = [anUnsettledEmail(), anUnsettledEmail({ to: 'jonas@example.com', error: null })]
  currentBackend().answer(listUnsettledEmails, [ines, jonas])
  const { backend, user } = openDelivery()
  const list = within(await region())
  expect(
    screen.getByText(/isn't sent again automatically, because your customer might get it twice/),
  ).toBeVisible()
  expect(list.getByText('The mail server said: The connection was closed.')).toBeVisible()
  expect(list.getByText('The mail server said nothing.')).toBeVisible()
  expect(list.getByRole('button', { name: 'Send again' })).toBeDisabled()
  await user.click(list.getByRole('checkbox', { name: /to ines@example.com$/ }))
  backend.answer(decideEmails, { decided: [ines.id] })
  backend.answer(listUnsettledEmails, [jonas])
  await user.click(list.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending 1 email again')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('ines@example.com')).not.toBeInTheDocument())
  expect(backend.received(decideEmails)).toEqual([{ body: { ids: [ines.id], decision: 'send-again' } }])
})

test('several are marked as sent at once; who decided meanwhile is not overruled', async () => {
  const rows = [anUnsettledEmail(), anUnsettledEmail({ state: 'failed', to: 'jonas@example.com' })]
  const ids = rows.map(({ id }) => id)
  currentBackend().answer(listUnsettledEmails, rows)
  const { backend, user } = openDelivery()
  const list = within(await region())
  await user.click(list.getByRole('checkbox', { name: 'Select all' }))
  expect(list.getByText('2 selected')).toBeVisible()
  backend.answer(decideEmails, { decided: ids.slice(1) })
  backend.answer(listUnsettledEmails, [])
  await user.click(list.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText('Marked 1 email as sent')).toBeVisible()
  expect(screen.getByText('The others were already decided.')).toBeVisible()
  expect(backend.received(decideEmails)).toEqual([{ body: { ids, decision: 'mark-sent' } }])
  expect(await screen.findByText('No uncertain or failed emails.')).toBeVisible()
})

test('an email whose text is gone cannot be sent again; a decision that fails changes nothing', async () => {
  currentBackend().answer(listUnsettledEmails, [anUnsettledEmail({ canSendAgain: false })])
  const { backend, user } = openDelivery()
  const list = within(await region())
  expect(list.getByText(/Its text is no longer kept/)).toBeVisible()
  const box = list.getByRole('checkbox', { name: /^Select “/ })
  await user.click(box)
  expect(list.getByRole('button', { name: 'Send again' })).toBeDisabled()
  backend.fail(decideEmails)
  await user.click(list.getByRole('button', { name: 'Mark as sent' }))
  expect(await screen.findByText("Couldn't save your decision")).toBeVisible()
  expect(box).toBeChecked()
})

test('a long list of uncertain emails goes on page by page', async () => {
  currentBackend().answer(listUnsettledEmails, ({ query: { cursor } }) =>
    cursor
      ? listPage([anUnsettledEmail({ to: 'last@example.com' })], { total: 2 })
      : listPage([anUnsettledEmail()], { total: 2, next: 'two' }),
  )
  const { user } = openDelivery()
  await user.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findByText('last@example.com')).toBeVisible()
})

test('on other pages an owner reads that emails wait, and a member only in the bell', async () => {
  const email = { outageSince: since, held: null }
  currentBackend().answer(getNotifications, { ...noNotifications, email })
  const page = openDelivery()
  await screen.findByText('Working')
  expect(screen.queryByRole('link', { name: 'Email settings' })).not.toBeInTheDocument()
  page.goTo('/campaigns')
  expect(await screen.findByText("The mail server isn't answering")).toBeVisible()
  expect(hrefOf('Email settings')).toBe('/settings/email')
})

test('the bell says that requests are held for as long as they are', async () => {
  currentBackend().answer(getNotifications, { ...noNotifications, email: { outageSince: null, held } })
  const { user } = openPage('/campaigns', { as: aUser({ isWorkspaceOwner: false }) })
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  const bell = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(await bell.findByRole('link', { name: /^Requests are on hold/ })).toHaveAttribute(
    'href',
    '/settings/email',
  )
  expect(screen.queryByRole('link', { name: 'Email settings' })).not.toBeInTheDocument()
})
