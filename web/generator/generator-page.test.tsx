import { getPublicForm } from '#contract/collection/collection.ts'
import { getSettings } from '#contract/settings/settings.ts'
import { generateTestimonial, getDynamicVariables } from '#contract/writer/writer.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  choice,
  choicesOf,
  draftsOf,
  fillIn,
  generate,
  openGenerator,
  review,
  someSettings,
  textField,
} from '../test/samples/generator-samples.ts'
import { openCustomerPage } from '../test/open-customer-page.tsx'
import { aPublicForm, aUser } from '../test/samples/samples.ts'
import { aWriter } from '../test/samples/settings-samples.ts'
import { currentBackend } from '../test/setup.ts'

/** Each choice with its default, and what is sent for every option. */
const choices: Record<string, { chosen: string; options: Record<string, string> }> = {
  Tone: {
    chosen: 'Professional',
    options: {
      Professional: 'Professional',
      Enthusiastic: 'Enthusiastic',
      Technical: 'Technical',
      Casual: 'Casual',
    },
  },
  'Writing style': {
    chosen: 'casual',
    options: {
      casual: 'Casual',
      professional: 'Professional',
      enthusiastic: 'Enthusiastic',
      detailed: 'Detailed',
      concise: 'Concise',
    },
  },
  Feeling: {
    chosen: 'satisfied',
    options: {
      grateful: 'Grateful',
      relieved: 'Relieved',
      impressed: 'Impressed',
      satisfied: 'Satisfied',
      excited: 'Excited',
    },
  },
  'Speaking as': {
    chosen: 'individual',
    options: {
      individual: 'Individual',
      business_owner: 'Business owner',
      manager: 'Manager',
      entrepreneur: 'Entrepreneur',
      professional: 'Professional',
    },
  },
  Language: {
    chosen: 'en',
    options: { en: 'English', es: 'Spanish', fr: 'French', de: 'German', pt: 'Portuguese' },
  },
  Length: {
    chosen: 'medium',
    options: {
      short: 'Short, 30 to 60 words',
      medium: 'Medium, 60 to 120 words',
      long: 'Long, 120 to 200 words',
    },
  },
}

describe('the form', () => {
  test('has every field and choice, with its defaults (COLL-04, COLL-10, COLL-12, COLL-13, COLL-14, COLL-15, COLL-16, COLL-17, COLL-18, COLL-37)', async () => {
    await openGenerator()
    expect(screen.getByRole('heading', { level: 1, name: 'Generate Testimonial' })).toBeVisible()
    for (const field of ['Customer name', 'Title', 'Company', 'Customer email']) {
      expect(textField(field)).toHaveValue('')
    }
    for (const [label, { chosen, options }] of Object.entries(choices)) {
      expect(choice(label)).toHaveValue(chosen)
      const offered = [...choice(label).options].map(({ value, text }) => [value, text])
      expect(Object.fromEntries(offered)).toEqual(options)
    }
    expect(screen.getByRole('checkbox', { name: /^Include specifics/ })).not.toBeChecked()
    expect(choice('Service')).toHaveValue('')
    expect(choice('Benefit')).toHaveValue('')
  })

  test('says what each choice does without an AI service, and which one needs it', async () => {
    await openGenerator()
    await waitFor(() => expect(choice('Tone')).toHaveAccessibleDescription(/comes first/))
    expect(choice('Writing style')).toHaveAccessibleDescription(/paragraphs/)
    expect(choice('Feeling')).toHaveAccessibleDescription(/if there is one/)
    expect(choice('Length')).toHaveAccessibleDescription(/^The upper limit/)
    expect(choice('Speaking as')).toHaveAccessibleDescription('Needs an AI service.')
    expect(choice('Language')).not.toHaveAccessibleDescription()
  })

  test('and nothing of it where there is one', async () => {
    currentBackend().answer(getWriter, aWriter({ engine: 'anthropic', model: 'claude-x' }))
    await openGenerator()
    await waitFor(() => expect(currentBackend().calls(getWriter)).not.toEqual([]))
    expect(choice('Tone')).not.toHaveAccessibleDescription()
  })

  test.for(['/collect?tab=manual', '/testimonial-generator'])(
    'asks on %s for the customer’s address, to ask them to confirm (COLL-04, COLL-11)',
    async (path) => {
      await openGenerator(path)
      expect(textField('Customer email')).toHaveAccessibleDescription(/^Used to ask them to confirm\./)
    },
  )

  test('has the customer’s address once where customers give it themselves (COLL-11)', async () => {
    currentBackend().answer(getPublicForm, aPublicForm())
    const { user } = openCustomerPage('/testimonial-form/lindqvist-form')
    await user.click(await screen.findByRole('radio', { name: '5 stars' }))
    expect(await screen.findAllByRole('textbox', { name: /email/i })).toHaveLength(1)
  })

  test.for([
    ['Technical', 'Technical'],
    ['Formal', 'Professional'],
  ] as const)(
    'begins with the tone of the settings, or Professional where it does not offer that one: %s (COLL-12, SET-12)',
    async ([tone, shown]) => {
      const backend = currentBackend()
      backend.answer(getSettings, someSettings({ tone }))
      const { user } = await openGenerator()
      await waitFor(() => expect(backend.calls(getSettings)).not.toEqual([]))
      await waitFor(() => expect(choice('Tone')).toHaveValue(shown))
      draftsOf('Warm bread.')
      await fillIn(user)
      await generate(user)
      await review()
      expect(backend.received(generateTestimonial)[0]?.body.tone).toBe(shown)
    },
  )

  test('offers three services and three benefits without a profile, and asks the server for none (COLL-25, COLL-27)', async () => {
    await openGenerator('/testimonial-generator', { as: aUser({ hasBusinessProfile: false }) })
    expect(choicesOf('Service')).toHaveLength(3 + 1)
    expect(choicesOf('Benefit')).toHaveLength(3 + 1)
    expect(currentBackend().calls(getDynamicVariables)).toEqual([])
  })
})

describe('what is missing', () => {
  test('is said beside the fields and in one list (RULE-15, RULE-18)', async () => {
    const { user } = await openGenerator('/ai-testimonial-generator')
    await generate(user)
    const sentences = {
      customerName: 'Customer name is required',
      customerTitle: 'Customer title is required',
      company: 'Company is required',
      serviceDetails: 'Please select a service',
      benefits: 'Please select a benefit',
    }
    expect(await screen.findByText('Form Validation Error')).toBeVisible()
    const list = Object.entries(sentences).map(([field, sentence]) => `${field}: ${sentence}`)
    const said = screen.getByText(/^customerName: /)
    expect(said.textContent.split(', ').toSorted()).toEqual(list.toSorted())
    expect(textField('Customer name')).toHaveAccessibleDescription(sentences.customerName)
    expect(textField('Title')).toHaveAccessibleDescription(sentences.customerTitle)
    expect(textField('Company')).toHaveAccessibleDescription(sentences.company)
    expect(choice('Service')).toHaveAccessibleDescription(sentences.serviceDetails)
    expect(choice('Benefit')).toHaveAccessibleDescription(sentences.benefits)
    expect(textField('Customer name')).toHaveFocus()
    expect(currentBackend().calls(generateTestimonial)).toEqual([])
  })

  test('is on /collect first the four that matter most, and a company alone after them (RULE-16, RULE-17)', async () => {
    const { user } = await openGenerator('/collect?tab=manual')
    await fillIn(user)
    await user.clear(textField('Title'))
    await generate(user)
    expect(await screen.findByText('Missing Information')).toBeVisible()
    expect(
      screen.getByText('Please fill in all required fields: Customer Name, Title, Service, and Benefits.'),
    ).toBeVisible()
    await user.type(textField('Title'), 'Director')
    await user.clear(textField('Company'))
    await generate(user)
    expect(await screen.findByText('Form Validation Error')).toBeVisible()
    expect(screen.getByText('company: Company is required')).toBeVisible()
    expect(textField('Company')).toHaveAccessibleDescription('Company is required')
  })
})

describe('when there is no draft', () => {
  const sentence = 'Please wait a minute and try again.'

  test('/collect says the documented words and the server’s sentence, and keeps the entries (ERR-13)', async () => {
    currentBackend().refuse(generateTestimonial, 'too-many-requests', sentence)
    const { user } = await openGenerator('/collect?tab=manual')
    await fillIn(user)
    await generate(user)
    expect(await screen.findByText('Generation Failed')).toBeVisible()
    expect(screen.getByText('Failed to generate testimonial')).toBeVisible()
    expect(screen.getByText(`${sentence} Your entries are still here.`)).toBeVisible()
    expect(textField('Customer name')).toHaveValue('Tomás Reyes')
  })

  test('the form’s own page says the server’s sentence, or the documented one where the failure has none (ERR-12)', async () => {
    const backend = currentBackend()
    backend.refuse(generateTestimonial, 'too-many-requests', sentence)
    const { user } = await openGenerator()
    await fillIn(user)
    await generate(user)
    expect(await screen.findByText(`Error: ${sentence}`)).toBeVisible()
    backend.fail(generateTestimonial)
    await generate(user)
    expect(await screen.findByText('Failed to generate testimonial. Please try again.')).toBeVisible()
    expect(textField('Customer name')).toHaveValue('Tomás Reyes')
  })

  test('offline it says so, and the same entries work once the server is back', async () => {
    const backend = currentBackend()
    const { user } = await openGenerator()
    await fillIn(user)
    backend.lose(generateTestimonial)
    await generate(user)
    const [said] = await screen.findAllByText(/We couldn't reach the server\./)
    expect(said).toBeVisible()
    draftsOf('Warm bread.')
    await generate(user)
    expect(await review()).toBeVisible()
    expect(screen.queryByText(/Your entries are still here/)).not.toBeInTheDocument()
  })
})
