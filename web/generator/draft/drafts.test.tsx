import { addEvidence, askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { getTestimonial, listTestimonials, type Testimonial } from '#contract/testimonials/testimonials.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { generateTestimonial } from '#contract/writer/writer.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  aDraft,
  answerGenerator,
  choice,
  draftsOf,
  fillIn,
  generate,
  openDraft,
  openGenerator,
  review,
  textField,
} from '../../test/samples/generator-samples.ts'
import { openPage } from '../../test/open-page.tsx'
import { aDashboard, aTestimonial, someStats } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const content = 'The bread for our race was warm.'
const made = aTestimonial({
  customerName: 'Tomás Reyes',
  customerEmail: 'tomas@example.com',
  content,
  rating: null,
  origin: 'owner_ai',
  isAiGenerated: true,
  waitingFor: 'confirmation',
})

/** What is submitted becomes this. */
function keep(row: Testimonial) {
  currentBackend().answer(createTestimonial, row)
  currentBackend().answer(getTestimonial, row)
}

describe('a draft', () => {
  test('is written from everything that was entered (COLL-06, COLL-19, API-18)', async () => {
    draftsOf('A first draft.')
    const { user } = await openGenerator()
    await fillIn(user)
    await user.selectOptions(choice('Tone'), 'Enthusiastic')
    await user.selectOptions(choice('Length'), 'short')
    await user.selectOptions(choice('Language'), 'es')
    await user.type(textField('What they told you'), 'Warm bread at six.')
    await user.click(screen.getByRole('checkbox', { name: /^Include specifics/ }))
    await generate(user)
    expect(await screen.findByText('Testimonial Generated')).toBeVisible()
    expect(screen.getByText('Review and edit your testimonial before submitting.')).toBeVisible()
    const text = within(await review()).getByRole('textbox', { name: 'Testimonial' })
    expect(text).toHaveValue('A first draft.')
    expect(currentBackend().received(generateTestimonial)[0]?.body).toEqual({
      customerName: 'Tomás Reyes',
      customerTitle: 'Race director',
      customerEmail: 'tomas@example.com',
      company: 'Reyes Cycles',
      serviceDetails: 'Dine-in',
      benefits: 'Fresh ingredients',
      tone: 'Enthusiastic',
      writingStyle: 'casual',
      emotionalTone: 'satisfied',
      length: 'short',
      customerType: 'individual',
      includeSpecifics: true,
      language: 'es',
      customerWords: 'Warm bread at six.',
      seed: 0,
    })
  })

  test('from picks alone lists them, and asks for one sentence of the customer (ruling 7.5)', async () => {
    const picks = aDraft('Dine-in: fresh ingredients.', { isShort: true })
    const { user, dialog, text, press } = await openDraft(picks)
    const field = dialog.getByLabelText('What did the customer say?')
    expect(field).toHaveAccessibleDescription(/Add one sentence, word for word/)
    await user.type(field, 'The rolls were still warm.')
    draftsOf('The rolls were still warm. Dine-in: fresh ingredients.')
    await press('Add to draft')
    await waitFor(() => expect(text()).toHaveValue('The rolls were still warm. Dine-in: fresh ingredients.'))
    expect(currentBackend().received(generateTestimonial).at(-1)?.body).toMatchObject({
      customerWords: 'The rolls were still warm.',
      seed: 0,
    })
  })

  test('is generated again from the same entries, and the one before can be had back (COLL-05, COLL-07, API-19)', async () => {
    const { text, press } = await openDraft(content)
    draftsOf('A second draft.')
    await press('Regenerate')
    await waitFor(() => expect(text()).toHaveValue('A second draft.'))
    const [first, second] = currentBackend().received(generateTestimonial)
    expect(second?.body).toEqual({ ...first?.body, seed: 2 })
    await press('Switch to the other draft')
    expect(text()).toHaveValue(content)
    await press('Switch to the other draft')
    expect(text()).toHaveValue('A second draft.')
  })

  test('comes in three versions on request, and the chosen one is submitted with its own record (ruling 7.5)', async () => {
    keep(made)
    const { user, dialog, text, press } = await openDraft(aDraft(content, { seed: 0 }))
    await user.type(text(), ' Thanks!')
    draftsOf(content, aDraft('It was warm.', { record: 'second' }), aDraft('Warm, and at six.'))
    await press('Show three versions')
    const versions = within(await dialog.findByRole('group', { name: 'Versions' }))
    const told = versions.getAllByRole('radio').map((one) => one.closest('label')?.textContent)
    expect(told).toEqual([
      `Version 1${content} Thanks!`,
      'Version 2It was warm.',
      'Version 3Warm, and at six.',
    ])
    const asked = currentBackend().received(generateTestimonial)
    expect(asked.map(({ body }) => body.seed)).toEqual([0, 1, 2, 3])
    await user.click(versions.getByRole('radio', { name: /^Version 3/ }))
    expect(text()).toHaveValue('Warm, and at six.')
    await user.click(versions.getByRole('radio', { name: /^Version 1/ }))
    expect(text()).toHaveValue(`${content} Thanks!`)
    await user.click(versions.getByRole('radio', { name: /^Version 2/ }))
    await press('Submit Testimonial')
    await screen.findByRole('region', { name: 'Submitted testimonial' })
    const sent = currentBackend().received(createTestimonial)[0]?.body
    expect(sent).toMatchObject({ content: 'It was warm.', draftRecord: 'second' })
  })

  test('of an AI service is asked for twice more at most, and shows what there is', async () => {
    const service = { engine: 'anthropic', model: 'claude-x' } as const
    const { user, dialog, press } = await openDraft(aDraft(content, service))
    await press('Show three versions')
    expect(await dialog.findByText('There is no other version of these entries.')).toBeVisible()
    expect(currentBackend().calls(generateTestimonial)).toHaveLength(3)
    draftsOf(aDraft('It was warm.', service))
    await press('Regenerate')
    const again = await dialog.findByRole('button', { name: 'Show three versions' })
    currentBackend().fail(generateTestimonial)
    await user.click(again)
    expect(await dialog.findByRole('alert')).toHaveTextContent('The one above is unchanged.')
  })

  test('is generated again in another tone and length, without leaving the dialog (COLL-07)', async () => {
    const { user, dialog, press } = await openDraft(content)
    await user.selectOptions(dialog.getByLabelText('Tone of the next draft'), 'Casual')
    await user.selectOptions(dialog.getByLabelText('Length of the next draft'), 'long')
    await press('Regenerate')
    await waitFor(() => expect(currentBackend().received(generateTestimonial)).toHaveLength(2))
    const again = currentBackend().received(generateTestimonial)[1]?.body
    expect(again).toMatchObject({ tone: 'Casual', length: 'long', customerName: 'Tomás Reyes' })
  })

  test('that could not be generated again leaves the one there is (COLL-07)', async () => {
    const { dialog, text, press } = await openDraft(content)
    currentBackend().fail(generateTestimonial)
    await press('Regenerate')
    expect(await dialog.findByRole('alert')).toHaveTextContent('The one above is unchanged.')
    expect(text()).toHaveValue(content)
  })

  test('that was discarded by mistake comes back as it was edited (COLL-07)', async () => {
    const { user, text, press } = await openDraft(content)
    await user.type(text(), ' Thanks!')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(textField('Customer name')).toHaveValue('Tomás Reyes')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const back = within(await review()).getByRole('textbox', { name: 'Testimonial' })
    expect(back).toHaveValue(`${content} Thanks!`)
  })
})

describe('submitting', () => {
  test('sends the edited text with what it is about, and waits for the customer’s word (COLL-08, COLL-09, API-20, API-22)', async () => {
    const backend = currentBackend()
    keep(made)
    const { user, text, press } = await openDraft(content)
    await user.type(text(), ' Thanks!')
    await press('Submit Testimonial')
    expect(await screen.findByText('Your testimonial has been submitted successfully.')).toBeVisible()
    expect(screen.getByText('Thank you!')).toBeVisible()
    expect(backend.received(createTestimonial).map(({ body }) => body)).toEqual([
      {
        customerName: 'Tomás Reyes',
        customerTitle: 'Race director',
        company: 'Reyes Cycles',
        email: 'tomas@example.com',
        customerEmail: null,
        content: `${content} Thanks!`,
        serviceDetails: 'Dine-in',
        benefits: 'Fresh ingredients',
        draftRecord: 'sealed',
      },
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    for (const field of ['Customer name', 'Title', 'Company', 'Customer email']) {
      expect(textField(field)).toHaveValue('')
    }
    expect(choice('Tone')).toHaveValue('Professional')
    expect(choice('Service')).toHaveValue('')

    const next = screen.getByRole('region', { name: 'Submitted testimonial' })
    expect(next).toHaveFocus()
    expect(within(next).getByRole('button', { name: 'I have their words' })).toBeVisible()
    expect(within(next).getByRole('link', { name: 'View it in Testimonials' })).toHaveAttribute(
      'href',
      `/testimonials?view=${made.id}`,
    )
    backend.answer(askForConfirmation, made)
    await user.click(within(next).getByRole('button', { name: 'Ask Tomás Reyes to confirm' }))
    const address = within(next).getByRole('textbox', { name: /email/i })
    expect(address).toHaveValue('tomas@example.com')
    await user.click(within(next).getByRole('button', { name: 'Send' }))
    expect(await within(next).findByRole('alert')).toHaveTextContent('tomas@example.com')
    expect(backend.received(askForConfirmation)).toEqual([
      { params: { id: made.id }, body: { email: 'tomas@example.com' } },
    ])
  })

  test('with their words on file, it needs nobody’s confirmation (ruling 2.3)', async () => {
    const backend = currentBackend()
    keep(made)
    const { user, press } = await openDraft(content)
    await press('Submit Testimonial')
    const next = within(await screen.findByRole('region', { name: 'Submitted testimonial' }))
    backend.answer(addEvidence, { ...made, hasEvidence: true, waitingFor: 'approval' })
    await user.click(next.getByRole('button', { name: 'I have their words' }))
    await user.click(next.getByLabelText('What they said'))
    await user.paste('The bread for our race was warm. Thank you!')
    await user.type(next.getByLabelText('When they said it'), '2026-03-02')
    await user.click(next.getByRole('button', { name: 'Save proof' }))
    await waitFor(() => expect(backend.received(addEvidence)).toHaveLength(1))
    const [sent] = backend.received(addEvidence)
    expect(sent).toMatchObject({
      params: { id: made.id },
      body: { words: 'The bread for our race was warm. Thank you!', saidOn: '2026-03-02' },
    })
  })

  test('puts it into the list and the numbers, however recently they were read (COLL-08)', async () => {
    const backend = currentBackend()
    let rows: Testimonial[] = []
    const stats = () => someStats({ total: rows.length, pending: rows.length })
    backend.answer(getDashboard, () => aDashboard({ stats: stats() }))
    backend.answer(getTestimonialStats, stats)
    backend.answer(listTestimonials, () => rows)
    backend.answer(getTestimonial, made)
    backend.answer(createTestimonial, () => {
      rows = [made]
      return made
    })
    answerGenerator()
    draftsOf(content)
    const page = openPage('/dashboard')
    const { user } = page
    const total = async () => {
      const numbers = await screen.findByRole('region', { name: 'Numbers' })
      return within(numbers).getByText('Testimonials').parentElement
    }
    const goTo = (name: string) =>
      user.click(within(screen.getByRole('complementary', { name: 'Sidebar' })).getByRole('link', { name }))
    await waitFor(async () => expect(await total()).toHaveTextContent('Testimonials0'))
    page.goTo('/collect?tab=manual')
    await user.click(await screen.findByRole('tab', { name: 'View All' }))
    expect(await screen.findByRole('heading', { name: 'No testimonials yet' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'AI Generation' }))
    await screen.findByRole('combobox', { name: 'Service' })
    await fillIn(user)
    await generate(user)
    await user.click(within(await review()).getByRole('button', { name: 'Submit Testimonial' }))
    await screen.findByRole('region', { name: 'Submitted testimonial' })
    await user.click(screen.getByRole('tab', { name: 'View All' }))
    expect(await screen.findByText(content)).toBeVisible()
    await goTo('Dashboard')
    await waitFor(async () => expect(await total()).toHaveTextContent('Testimonials1'))
  })

  test('leaves a testimonial that says who drafted it (COLL-09)', async () => {
    currentBackend().answer(listTestimonials, [made])
    currentBackend().answer(getTestimonialStats, someStats({ total: 1, pending: 1 }))
    openPage('/testimonials')
    const card = await screen.findByRole('article', { name: 'Tomás Reyes' })
    expect(card).toHaveTextContent('Drafted with AI')
  })

  test('asks for an address in which it found a fault, and no sooner (RULE-19)', async () => {
    const { user, press } = await openDraft(content)
    await press('Cancel')
    await user.clear(textField('Customer email'))
    await user.type(textField('Customer email'), 'tomas at example')
    await generate(user)
    const dialog = within(await review())
    expect(dialog.queryByRole('textbox', { name: /^Customer email/ })).not.toBeInTheDocument()
    keep(made)
    await user.click(dialog.getByRole('button', { name: 'Submit Testimonial' }))
    const address = await dialog.findByRole('textbox', { name: /^Customer email/ })
    expect(address).toHaveAccessibleDescription('Please enter a valid email address')
    await user.clear(address)
    await user.type(address, 'tomas@example.com')
    await user.click(dialog.getByRole('button', { name: 'Submit Testimonial' }))
    await screen.findByRole('region', { name: 'Submitted testimonial' })
    expect(currentBackend().received(createTestimonial).at(-1)?.body.email).toBe('tomas@example.com')
  })

  test('that failed keeps the text, and is the same attempt when it is tried again (ERR-15)', async () => {
    const backend = currentBackend()
    const { dialog, text, press } = await openDraft(content, '/collect?tab=manual')
    backend.fail(createTestimonial)
    await press('Submit Testimonial')
    expect(await screen.findByText('Submission failed')).toBeVisible()
    expect(screen.getByText('Failed to submit testimonial. Please try again.')).toBeVisible()
    expect(dialog.getByRole('alert')).toHaveTextContent('Your text is still here.')
    expect(text()).toHaveValue(content)
    keep(made)
    await press('Submit Testimonial')
    await screen.findByRole('region', { name: 'Submitted testimonial' })
    const keys = backend.calls(createTestimonial).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([expect.stringMatching(/^\S+$/), keys[0]])
  })
})
