import { generateTestimonial } from '#contract/writer/writer.ts'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import * as generator from '../../test/samples/generator-samples.ts'
import { currentBackend } from '../../test/setup.ts'

const chosen = (name: string) => generator.choice(name).selectedOptions[0]?.text
const own = () => screen.getByRole('textbox', { name: 'Add your own service' })

async function paste(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

describe('services and benefits', () => {
  test('are those that fit the profile, and end with something else (COLL-24, COLL-26, API-38)', async () => {
    await generator.openGenerator()
    expect(generator.choicesOf('Service')).toEqual(['Dine-in', 'Catering', 'Something else?'])
    expect(generator.choicesOf('Benefit')).toEqual(['Fresh ingredients', 'Good value', 'Something else?'])
  })

  test('something else is used when it says something, and given up with Cancel (COLL-24, COLL-25, RULE-22)', async () => {
    const { user } = await generator.openGenerator()
    await user.selectOptions(generator.choice('Service'), 'Catering')
    await user.selectOptions(generator.choice('Service'), 'Something else?')
    const other = screen.getByRole('textbox', { name: 'Another service' })
    expect(other).toHaveFocus()
    await paste(user, other, '   ')
    await user.click(screen.getByRole('button', { name: 'Use This' }))
    expect(other).toBeVisible()
    expect(other).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(other).not.toBeInTheDocument()
    expect(generator.choice('Service')).toHaveFocus()
    expect(chosen('Service')).toBe('Catering')

    await user.selectOptions(generator.choice('Service'), 'Something else?')
    await paste(user, screen.getByRole('textbox', { name: 'Another service' }), '  Bread for a race ')
    await user.click(screen.getByRole('button', { name: 'Use This' }))
    expect(chosen('Service')).toBe('Bread for a race')
    expect(generator.choice('Service')).toHaveFocus()
  })
})

describe('a list of one’s own', () => {
  test('takes the place of the presets, and what is chosen from it is what the draft is about (COLL-20, COLL-21, COLL-22, COLL-23, RULE-21)', async () => {
    const { user } = await generator.openGenerator()
    await generator.fillIn(user)
    await user.click(screen.getByRole('radio', { name: 'Your own' }))
    expect(generator.choicesOf('Service')).toContain('Catering')
    await paste(user, own(), ' Race breakfasts ')
    await user.keyboard('{Enter}')
    expect(own()).toHaveValue('')
    for (const ignored of ['race breakfasts', '  ']) {
      await paste(user, own(), ignored)
      await user.keyboard('{Enter}')
    }
    await paste(user, own(), 'Rolls')
    await user.click(screen.getAllByRole('button', { name: 'Add' })[0]!)
    // What was chosen before stays, until something else is.
    expect(generator.choicesOf('Service')).toEqual(['Dine-in', 'Race breakfasts', 'Rolls', 'Something else?'])
    await user.selectOptions(generator.choice('Service'), 'custom-0')
    expect(generator.choicesOf('Service')).toEqual(['Race breakfasts', 'Rolls', 'Something else?'])
    expect(generator.choicesOf('Benefit')).toContain('Fresh ingredients')

    generator.draftsOf('Warm bread.')
    await generator.generate(user)
    await user.click(within(await generator.review()).getByRole('button', { name: 'Cancel' }))
    const [sent] = currentBackend().received(generateTestimonial)
    expect(sent?.body.serviceDetails).toBe('Race breakfasts')
  })

  test('goes with its last entry, and what was chosen from it is chosen no more (COLL-22, COLL-23)', async () => {
    const { user } = await generator.openGenerator()
    await user.click(screen.getByRole('radio', { name: 'Your own' }))
    await paste(user, own(), 'Rolls')
    await user.keyboard('{Enter}')
    await user.selectOptions(generator.choice('Service'), 'Rolls')
    const list = screen.getByRole('list', { name: 'Your services' })
    await user.click(within(list).getByRole('button', { name: 'Remove Rolls' }))
    expect(generator.choice('Service')).toHaveValue('')
    expect(generator.choicesOf('Service')).toEqual(['Dine-in', 'Catering', 'Something else?'])
    await user.click(screen.getByRole('radio', { name: 'From your profile' }))
    expect(screen.queryByRole('textbox', { name: 'Add your own service' })).not.toBeInTheDocument()
  })
})
