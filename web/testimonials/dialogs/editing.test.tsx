import { editTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial } from '#contract/testimonials/testimonials.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { aTestimonial } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'
import { card, decided, keepTestimonials, onCard, toast } from '../../test/samples/testimonials-samples.ts'
import { readToast } from '../../ui/message/toast.ts'

const ines = aTestimonial({ ...decided('approved'), version: 3 })

async function openEditor() {
  keepTestimonials(ines)
  const { user } = openPage('/testimonials')
  await screen.findByRole('article')
  await user.click(onCard('Ines Duarte', 'Edit'))
  const dialog = await screen.findByRole('dialog', { name: 'Edit testimonial' })
  const retype = async (content: string) => {
    await user.clear(within(dialog).getByLabelText('Testimonial'))
    await user.paste(content)
  }
  return { user, dialog, editing: within(dialog), retype }
}

test('an edit is saved, and then waits for the customer (TEST-10, TEST-13)', async () => {
  const { user, dialog, editing, retype } = await openEditor()
  expect(
    editing.getByText(
      'Your edit stays hidden until Ines Duarte confirms it. Until then, only the original text can appear.',
    ),
  ).toBeVisible()
  expect(editing.getAllByRole('textbox')).toEqual([editing.getByLabelText('Testimonial')])
  await retype('The rye keeps for two weeks.')
  await user.click(editing.getByRole('button', { name: 'Save' }))
  expect(await (await toast()).findByText('Content Updated')).toBeVisible()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(within(card('Ines Duarte')).getByText('The rye keeps for two weeks.')).toBeVisible()
  expect(within(card('Ines Duarte')).getByText('Waiting for the customer to confirm')).toBeVisible()
  expect(currentBackend().received(editTestimonial)).toEqual([
    { params: { id: ines.id }, body: { content: 'The rye keeps for two weeks.', version: 3 } },
  ])
})

test('the role is edited with the words of customers who did not write here, and the logo on their details', async () => {
  const imported = { ...decided('approved'), origin: 'imported' as const, role: 'Chef' }
  const kept = aTestimonial({ ...imported, companyLogoUrl: '/kantine.webp', version: 3 })
  keepTestimonials(kept)
  const backend = currentBackend()
  const { user } = openPage('/testimonials')
  await screen.findByRole('article')
  await user.click(onCard('Ines Duarte', 'Edit'))
  const editor = within(await screen.findByRole('dialog', { name: 'Edit testimonial' }))
  await user.clear(editor.getByLabelText(/^Role/))
  await user.type(editor.getByLabelText(/^Role/), 'Head chef')
  await user.click(editor.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(backend.received(editTestimonial)[0]?.body).toMatchObject({ role: 'Head chef', version: 3 }),
  )
  await user.click(onCard('Ines Duarte', 'View'))
  const details = within(await screen.findByRole('dialog', { name: 'Ines Duarte' }))
  expect(await details.findByAltText('Logo of Duarte & Filhos')).toHaveAttribute('src', '/kantine.webp')
  await user.click(details.getByRole('button', { name: 'Remove logo' }))
  await waitFor(() => expect(details.queryByAltText('Logo of Duarte & Filhos')).not.toBeInTheDocument())
})

test('whoever edits confirmed words is told which corrections need nobody’s word', async () => {
  const { editing } = await openEditor()
  expect(
    editing.getByText(
      'Corrections to spacing, capitals, quotes, and punctuation don’t need to be confirmed again.',
    ),
  ).toBeVisible()
})

test('an edit that cannot be saved stays in its field, and is said there and in no toast (ERR-08)', async () => {
  const { user, editing, retype } = await openEditor()
  currentBackend().fail(editTestimonial)
  await retype('The rye keeps for two weeks.')
  await user.click(editing.getByRole('button', { name: 'Save' }))
  expect(await editing.findByRole('alert')).toHaveTextContent(
    "Your edit couldn't be saved. Your text is still here, so please try again.",
  )
  expect(editing.getByLabelText('Testimonial')).toHaveValue('The rye keeps for two weeks.')
  expect(readToast()?.isOpen).not.toBe(true)
  await user.click(editing.getByRole('button', { name: 'Cancel' }))
  const unchanged = within(await screen.findByRole('article', { name: 'Ines Duarte' }))
  expect(unchanged.getByText(ines.content)).toBeVisible()
})

test('an edit made in another tab is shown before it is overwritten', async () => {
  const { user, editing, retype } = await openEditor()
  const backend = currentBackend()
  const changed =
    'This testimonial was changed while you were editing it. Check the new version before you save.'
  backend.refuse(editTestimonial, 'edited-elsewhere', changed)
  backend.answer(getTestimonial, { ...ines, content: 'Written in another tab.', version: 7 })
  await retype('Written here.')
  await user.click(editing.getByRole('button', { name: 'Save' }))
  expect(await editing.findByText('Written in another tab.')).toBeVisible()
  expect(editing.getByText(changed)).toBeVisible()
  expect(editing.getByLabelText('Testimonial')).toHaveValue('Written here.')
  keepTestimonials(ines)
  await user.click(editing.getByRole('button', { name: 'Save my version' }))
  const overwritten = within(await screen.findByRole('article', { name: 'Ines Duarte' }))
  expect(overwritten.getByText('Written here.')).toBeVisible()
  expect(backend.received(editTestimonial).map(({ body }) => body.version)).toEqual([3, 7])
})

test('an edit is not blank and has at most 10,000 characters, counted as the end comes near (TEST-11)', async () => {
  const { user, editing, retype } = await openEditor()
  const field = editing.getByLabelText('Testimonial')
  await retype('  \n ')
  await user.click(editing.getByRole('button', { name: 'Save' }))
  expect(await editing.findByText('Please enter the testimonial')).toBeVisible()
  expect(field).toHaveFocus()

  await retype('x'.repeat(8_800))
  expect(editing.getByText('8,800 / 10,000')).toBeVisible()
  expect(editing.queryByText(/characters left/)).toBeNull()
  await retype('x'.repeat(9_990))
  expect(await editing.findByText('10 characters left', { ignore: '.sr-only' })).toBeVisible()
  await user.type(field, 'yyyyyyyyyyyyy')
  expect(field).toHaveValue(`${'x'.repeat(9_990)}yyyyyyyyyy`)
  expect(currentBackend().calls(editTestimonial)).toEqual([])
})

test('a testimonial is read in full, with what is known about it, and edited from there (TEST-05)', async () => {
  keepTestimonials({ ...ines, content: 'Thirty loaves.\nWarm when they come.' })
  const { user } = openPage('/testimonials')
  await screen.findByRole('article')
  await user.click(onCard('Ines Duarte', 'View'))
  const dialog = await screen.findByRole('dialog', { name: 'Ines Duarte' })
  const viewing = within(dialog)
  expect(await viewing.findByText(/Thirty loaves\.\s+Warm when they come\./)).toBeVisible()
  expect(viewing.getByText('Duarte & Filhos')).toBeVisible()
  expect(viewing.getByText('ines@example.com')).toBeVisible()
  expect(viewing.getByText('Submitted on your form')).toBeVisible()
  expect(viewing.getByText('Written by the customer, with consent to show it')).toBeVisible()
  expect(location.search).toBe(`?view=${ines.id}`)
  await user.click(viewing.getByRole('button', { name: 'Edit' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await screen.findByLabelText('Testimonial')).toHaveValue('Thirty loaves.\nWarm when they come.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a testimonial that is linked to is opened, and tried again where it could not be loaded', async () => {
  keepTestimonials(ines)
  currentBackend().fail(getTestimonial)
  const { user } = openPage(`/testimonials?view=${ines.id}`)
  expect(await screen.findByText("Couldn't load this testimonial.")).toBeVisible()
  currentBackend().answer(getTestimonial, ines)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Ines Duarte' })).toBeVisible()
})
