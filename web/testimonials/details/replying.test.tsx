import { organizeTestimonial } from '#contract/testimonials/organizing.ts'
import { removeReply, writeReply } from '#contract/testimonials/replies.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { aComplaint, keepTestimonials, onCard } from '../../test/samples/testimonials-samples.ts'

const ana = aTestimonial({ customerName: 'Ana', content: 'The rye keeps for a week.' })

async function openDetails(name = 'Ana') {
  const { user } = openPart('/testimonials')
  await user.click(await waitFor(() => onCard(name, 'View')))
  return { user, dialog: within(await screen.findByRole('dialog', { name })) }
}

test('a public reply is written, changed and removed in the details', async () => {
  keepTestimonials(ana)
  const { user, dialog } = await openDetails()
  await user.click(await dialog.findByRole('button', { name: 'Reply publicly' }))
  await user.type(dialog.getByLabelText('Public reply'), 'Thank you!')
  await user.click(dialog.getByRole('button', { name: 'Save reply' }))
  expect(await dialog.findByRole('region', { name: 'Your reply' })).toHaveTextContent('Thank you!')
  await user.click(dialog.getByRole('button', { name: 'Edit reply' }))
  await user.type(dialog.getByLabelText('Public reply'), ' See you.')
  await user.click(dialog.getByRole('button', { name: 'Save reply' }))
  await user.click(await dialog.findByRole('button', { name: 'Remove reply' }))
  expect(await dialog.findByRole('button', { name: 'Reply publicly' })).toBeVisible()
  const sent = currentBackend().received(writeReply)
  expect(sent.map(({ body }) => body.text)).toEqual(['Thank you!', 'Thank you! See you.'])
  expect(currentBackend().received(removeReply)).toHaveLength(1)
})

test('a reply that could not be saved stays where it was typed', async () => {
  keepTestimonials(ana)
  currentBackend().lose(writeReply)
  const { user, dialog } = await openDetails()
  await user.click(await dialog.findByRole('button', { name: 'Reply publicly' }))
  await user.type(dialog.getByLabelText('Public reply'), 'Thank you!')
  await user.click(dialog.getByRole('button', { name: 'Save reply' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByLabelText('Public reply')).toHaveValue('Thank you!')
})

test('what nobody sees takes no public reply', async () => {
  keepTestimonials(aComplaint({ customerName: 'Priya' }))
  const { dialog } = await openDetails('Priya')
  expect(await dialog.findByText('Follow-up')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Reply publicly' })).toBeNull()
  expect(dialog.queryByLabelText('Highlights')).toBeNull()
})

test('highlighted words are marked in the details, and can be taken out again', async () => {
  keepTestimonials(ana)
  const { user, dialog } = await openDetails()
  await user.type(await dialog.findByLabelText('Highlights'), 'keeps for a week')
  await user.click(dialog.getByRole('button', { name: 'Highlight' }))
  const remove = await dialog.findByRole('button', { name: 'Remove highlight “keeps for a week”' })
  const quote = document.querySelector('#testimonial-words')
  expect(quote?.querySelector('mark')).toHaveTextContent('keeps for a week')
  expect(quote).toHaveTextContent('The rye keeps for a week.')
  await user.click(remove)
  await waitFor(() => expect(document.querySelector('mark')).toBeNull())
  expect(
    currentBackend()
      .received(organizeTestimonial)
      .map(({ body }) => body.highlights),
  ).toEqual([['keeps for a week'], []])
})

test('words that are selected in the testimonial are ready to be highlighted', async () => {
  keepTestimonials(ana)
  const { dialog } = await openDetails()
  const field = await dialog.findByLabelText('Highlights')
  const words = document.querySelector('#testimonial-words')!.firstChild!
  const range = document.createRange()
  range.setStart(words, 4)
  range.setEnd(words, 13)
  document.getSelection()?.removeAllRanges()
  document.getSelection()?.addRange(range)
  document.dispatchEvent(new Event('selectionchange'))
  await waitFor(() => expect(field).toHaveValue('rye keeps'))
})
