import { getEmailDelivery, saveEmailSettings } from '#contract/emails/emails.ts'
import {
  checkSendingDomain,
  getSendingDomain,
  removeSendingDomain,
  type SendingDomain,
  setSendingDomain,
} from '#contract/emails/sending-domain.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDelivery, aDomainRecord, aSendingDomain } from '../test/samples/emails-samples.ts'
import { failFirst } from '../test/load-failure.ts'
import { openPart } from '../test/open-part.tsx'
import { aUser } from '../test/samples/samples.ts'
import { currentBackend } from '../test/setup.ts'

function openSender(domain: SendingDomain | null = null, as = aUser()) {
  const backend = currentBackend()
  backend.answer(getSendingDomain, { domain })
  return { backend, ...openPart('/settings/email?tab=sender', { as }) }
}

const record = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('whom customers see, and where the name comes from', async () => {
  openSender()
  expect(await screen.findByText('praise@plaudit.example')).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('Lindqvist Bakery')).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Business Setup' })).toHaveAttribute('href', '/business-setup')
})

test('the postal address is saved with a word on why, and opens are counted only when turned on', async () => {
  const { backend, user } = openSender()
  const address = await screen.findByLabelText('Postal address')
  expect(address).toHaveValue('12 Harbor Street\nPortland, ME 04101')
  expect(address).toHaveAccessibleDescription(/CAN-SPAM/)
  const opens = screen.getByRole('switch', { name: 'Count opens' })
  expect(opens).not.toBeChecked()
  expect(opens).toHaveAccessibleDescription(/No tracking pixel/)
  backend.refuse(saveEmailSettings, 'invalid-input', 'Too long', { postalAddress: 'Use fewer lines' })
  await user.clear(address)
  await user.type(address, '1 Main Street')
  await user.click(opens)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address).toHaveAccessibleDescription(/Use fewer lines/))
  backend.answer(saveEmailSettings, ({ body }) => aDelivery(body))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Email settings saved')).toBeVisible()
  expect(backend.received(saveEmailSettings)[1]).toEqual({
    body: { postalAddress: '1 Main Street', countsOpens: true },
  })
})

test('a domain that cannot be sent from is refused beside its field', async () => {
  const { backend, user } = openSender()
  const domain = await screen.findByLabelText('Domain')
  await user.type(domain, 'bakery')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByLabelText('Before the @')).toHaveAccessibleDescription(/such as hello/)
  expect(domain).toHaveAccessibleDescription(/^Enter a domain like/)
  const ours = "That's this server's own domain. Enter a domain of yours."
  backend.refuse(setSendingDomain, 'invalid-input', ours, { domain: ours })
  await user.type(screen.getByLabelText('Before the @'), 'hello')
  await user.type(domain, '.example')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(domain).toHaveAccessibleDescription(ours))
})

test('a domain gets records to copy, each with what it is for, and is active once its key is found', async () => {
  const { backend, user } = openSender()
  await user.type(await screen.findByLabelText('Before the @'), 'hello')
  await user.type(screen.getByLabelText('Domain'), 'Lindqvist.Example')
  backend.answer(setSendingDomain, { domain: aSendingDomain() })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Waiting for DNS')).toBeVisible()
  expect(backend.received(setSendingDomain)).toEqual([
    { body: { domain: 'lindqvist.example', localPart: 'hello' } },
  ])
  const sentences = { DKIM: /^Signs/, SPF: /^Lists/, DMARC: /^Tells/, 'Return path': /^Reports/ }
  for (const [name, sentence] of Object.entries(sentences)) {
    expect((await record(name)).getByText(sentence)).toBeVisible()
    expect((await record(name)).getByText('Not checked')).toBeVisible()
  }
  await user.click((await record('DKIM')).getByRole('button', { name: /^Copy value/ }))
  expect(await navigator.clipboard.readText()).toBe('v=DKIM1; k=rsa; p=MIIBIjAN')
  const found = { state: 'found' } as const
  backend.answer(checkSendingDomain, {
    domain: aSendingDomain({
      isVerified: true,
      checkedAt: '2026-03-02T09:00:00.000Z',
      records: [aDomainRecord(found)],
    }),
  })
  backend.answer(getEmailDelivery, aDelivery({ sender: { name: 'L', address: 'hello@lindqvist.example' } }))
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Your domain is active')).toBeVisible()
  expect(screen.getByText('Active')).toBeVisible()
  expect((await record('DKIM')).getByText('Found')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('hello@lindqvist.example')).toHaveLength(2))
})

test('a check says what is missing, what is there instead, and what did not answer', async () => {
  const { backend, user } = openSender(aSendingDomain())
  const [dkim, spf, dmarc, returnPath] = aSendingDomain().records
  const twice = ['v=spf1 a ~all', 'v=spf1 mx ~all']
  backend.answer(checkSendingDomain, {
    domain: aSendingDomain({
      checkedAt: '2026-03-02T09:00:00.000Z',
      records: [
        { ...dkim!, state: 'wrong', found: ['v=DKIM1; p=other'] },
        { ...spf!, state: 'wrong', found: twice },
        { ...dmarc!, state: 'missing' },
        { ...returnPath!, state: 'unreachable' },
      ],
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Not active yet')).toBeVisible()
  expect((await record('DKIM')).getByText('v=DKIM1; p=other')).toBeVisible()
  expect((await record('SPF')).getByText(/has 2 SPF records/)).toBeVisible()
  for (const text of twice) expect((await record('SPF')).getByText(text)).toBeVisible()
  expect((await record('DMARC')).getByText('Missing')).toBeVisible()
  expect((await record('Return path')).getByText(/didn’t answer/)).toBeVisible()
  backend.fail(checkSendingDomain)
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText("Couldn't check")).toBeVisible()
})

test('the part before the @ changes, and the domain stays', async () => {
  const { backend, user } = openSender(aSendingDomain())
  await user.click(await screen.findByRole('button', { name: 'Change address' }))
  const part = screen.getByLabelText('Before the @')
  expect(part).toHaveValue('hello')
  await user.clear(part)
  await user.type(part, 'shop')
  backend.answer(setSendingDomain, { domain: aSendingDomain({ address: 'shop@lindqvist.example' }) })
  await user.click(
    within(screen.getByRole('form', { name: 'Your own domain' })).getByRole('button', { name: 'Save' }),
  )
  expect(await screen.findByText('shop@lindqvist.example')).toBeVisible()
  expect(screen.queryByLabelText('Domain')).not.toBeInTheDocument()
})

test('a domain is removed after a question, and emails come from the server’s address again', async () => {
  const { backend, user } = openSender(aSendingDomain({ isVerified: true }))
  await user.click(await screen.findByRole('button', { name: 'Remove domain' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove lindqvist.example?' }))
  backend.answer(removeSendingDomain, { domain: null })
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByLabelText('Domain')).toHaveValue('')
})

test('a member sees the records and changes nothing', async () => {
  const member = aUser({ isWorkspaceOwner: false })
  const page = openSender(aSendingDomain(), member)
  expect((await record('DKIM')).getByText('Not checked')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument()
  page.backend.answer(getSendingDomain, { domain: null })
  page.reload()
  expect(await screen.findByText('Only an owner can add a domain.')).toBeVisible()
})

test('the sender is asked for again when it could not be loaded', async () => {
  currentBackend().answer(getSendingDomain, { domain: null })
  const { tryAgain } = await failFirst(getEmailDelivery, () => openPart('/settings/email?tab=sender'), {
    loading: 'Loading your sender',
    failure: "Couldn't load your sender.",
  })
  currentBackend().answer(getEmailDelivery, aDelivery())
  await tryAgain()
  expect(await screen.findByLabelText('Postal address')).toBeVisible()
})
