import { inviteToSayMore, replyToFeedback, updateFeedback } from '#contract/collection/private-feedback.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { toast } from '../../ui/message/toast.ts'
import { aComplaint, card, keepTestimonials } from '../../test/samples/testimonials-samples.ts'

const ana = aTestimonial({ customerName: 'Ana' })

test('private feedback is marked in the list, and can be neither approved, rejected nor hidden', async () => {
  keepTestimonials(aComplaint(), ana)
  const { user } = openPage('/testimonials')
  await screen.findAllByRole('article')
  const one = within(card('Priya Raman'))
  expect(one.getByText('Private feedback - Internal Use Only')).toBeVisible()
  expect(one.getByText('Open')).toBeVisible()
  expect(one.queryByRole('button', { name: /Approve|Reject|Hide/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Average rating details' }))
  expect(await screen.findByText('The total includes 1 private')).toBeVisible()
})

test('it has a tab of its own, with counts by state', async () => {
  keepTestimonials(aComplaint(), aComplaint({ customerName: 'Sven', recoveryState: 'resolved' }), ana)
  const { user } = openPage('/testimonials')
  await user.click(await screen.findByRole('tab', { name: 'Private feedback 1 open' }))
  expect(await screen.findByRole('heading', { name: '2 cases' })).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Ana' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Resolved 1' }))
  expect(await screen.findByRole('heading', { name: '1 case' })).toBeVisible()
  expect(card('Sven')).toBeVisible()
  expect(location.search).toBe('?tab=private&state=resolved')
})

test('without any, the tab says what arrives there', async () => {
  keepTestimonials(ana)
  openPage('/testimonials?tab=private')
  expect(
    await screen.findByText('Ratings of 3 stars or fewer arrive here. Only your team sees them.'),
  ).toBeVisible()
})

/** Opens the complaint in full. */
async function openComplaint(own: Parameters<typeof aComplaint>[0] = {}) {
  const complaint = aComplaint(own)
  keepTestimonials(complaint)
  const { user } = openPage(`/testimonials?tab=private&view=${complaint.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Priya Raman' }))
  await dialog.findByRole('heading', { name: 'Follow-up' })
  return { complaint, user, dialog }
}

test('a case whose customer allowed that it is shown is decided as any other, and goes on as a case', async () => {
  const allowed = { isPrivate: false, status: 'pending', waitingFor: 'approval' } as const
  const { dialog } = await openComplaint(allowed)
  expect(
    dialog.getByText(
      'Priya Raman said you may show this publicly. Approve or reject it like any other testimonial.',
    ),
  ).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Reply by email' })).toBeVisible()
})

test('the team moves a case on and keeps notes on it', async () => {
  const { user, dialog } = await openComplaint()
  expect(dialog.queryByRole('button', { name: /^(Approve|Reject)$/ })).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Resolved' }))
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'Resolved' })).toBeChecked())
  expect(dialog.queryByRole('button', { name: 'Save notes' })).toBeNull()
  await user.type(dialog.getByLabelText('Notes'), 'Sent a new table.')
  await user.click(dialog.getByRole('button', { name: 'Save notes' }))
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save notes' })).toBeNull())
  expect(
    currentBackend()
      .received(updateFeedback)
      .map(({ body }) => body),
  ).toEqual([{ state: 'resolved' }, { notes: 'Sent a new table.' }])
})

test('what is done again and succeeds ends the error of the first try', async () => {
  const { user, dialog } = await openComplaint()
  // What shows toasts comes with the first of them.
  await waitFor(() => {
    act(() => void toast({ title: 'Not saved', variant: 'destructive' }))
    expect(screen.getByText('Not saved')).toBeVisible()
  })
  await user.click(dialog.getByRole('radio', { name: 'Resolved' }))
  await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument())
})

test('a reply by email says where it goes, and keeps what was typed when it fails', async () => {
  const { user, dialog, complaint } = await openComplaint()
  await user.click(dialog.getByRole('button', { name: 'Reply by email' }))
  await user.click(dialog.getByRole('button', { name: 'Send reply' }))
  expect(await dialog.findByText('Please write a message')).toBeVisible()
  const message = dialog.getByLabelText('Reply to Priya Raman')
  await user.type(message, 'We are sorry.')
  currentBackend().fail(replyToFeedback)
  await user.click(dialog.getByRole('button', { name: 'Send reply' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(message).toHaveValue('We are sorry.')
  currentBackend().answer(replyToFeedback, { ...complaint, recoveryState: 'contacted', version: 2 })
  await user.click(dialog.getByRole('button', { name: 'Send reply' }))
  expect(await dialog.findByText('Reply sent')).toBeVisible()
  expect(
    dialog.getByText('We emailed your reply to priya@example.com. Their answer comes to your inbox.'),
  ).toBeVisible()
})

test('the customer is invited to say more; without an address nobody is offered to', async () => {
  const { user, dialog, complaint } = await openComplaint()
  await user.click(dialog.getByRole('button', { name: 'Invite to say more' }))
  expect(await dialog.findByText('Invitation sent')).toBeVisible()
  expect(currentBackend().received(inviteToSayMore)).toEqual([{ params: { id: complaint.id } }])
})

test('whoever left no address is not reached by email', async () => {
  const { dialog } = await openComplaint({ customerEmail: null })
  expect(dialog.getByText('Priya Raman left no email address, so you can’t reply here.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Reply by email' })).toBeNull()
})
