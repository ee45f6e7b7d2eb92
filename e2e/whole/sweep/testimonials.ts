import type { Locator, Page } from '@playwright/test'
import { card, press, toast } from '../owner-pages.ts'
import { alter } from './answers.ts'
import { alsoNarrow, type State, statesOf } from './state.ts'

/** Opens one testimonial of the full list to be read. */
async function view(page: Page, name: string): Promise<Locator> {
  await press(card(page, name), 'View')
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Edit' }).waitFor()
  return dialog
}

export const testimonialStates: readonly State[] = [
  {
    name: 'where nothing matches',
    page: '/testimonials?search=nobody+wrote+this',
    visitor: 'full',
    open: (page) => page.getByRole('button', { name: 'Clear filters' }).waitFor(),
  },
  {
    name: 'private feedback',
    page: '/testimonials?tab=private',
    visitor: 'full',
    narrowest: 320,
    open: (page) => page.getByRole('heading', { name: '1 case' }).waitFor(),
  },
  {
    name: 'without private feedback',
    page: '/testimonials?tab=private',
    visitor: 'empty',
    open: (page) => page.getByText('Ratings of 3 stars or fewer arrive here').waitFor(),
  },
  ...statesOf('/testimonials', 'full', {
    'with several selected': async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check()
      await page.getByRole('region', { name: 'Selected testimonials' }).waitFor()
    },
    'hidden, rejected and just decided': {
      ...alsoNarrow(async (page) => {
        const now = new Date().toISOString()
        const standings = [
          { status: 'approved', waitingFor: 'hidden', publishable: false, hiddenAt: now, decidedAt: now },
          { status: 'rejected', waitingFor: 'rejected', publishable: false },
          { status: 'rejected', waitingFor: 'rejected', publishable: false, decidedAt: now },
        ]
        await alter<object[]>(page, /\/api\/testimonials\?/, (real) =>
          real.map((row, index) => ({ ...row, isPrivate: false, ...standings[index] })),
        )
        await page.reload()
        await page.getByRole('button', { name: 'Move back to pending' }).first().waitFor()
      }),
      reloads: true,
    },
    'a reply to private feedback': alsoNarrow(async (page) => {
      const dialog = await view(page, 'Jonas Weber')
      await press(dialog, 'Reply by email')
      await press(dialog, 'Send reply')
      await dialog.getByText('Please write a message').waitFor()
    }),
    'more filters': async (page) => {
      await press(page, 'Filters')
      await page.getByLabel('Source').waitFor()
    },
    'saved views, none yet': async (page) => {
      await press(page, 'Views')
      await page.getByText('Filter or search the list to save it as a view.').waitFor()
    },
    'keyboard shortcuts': alsoNarrow(async (page) => {
      await page.getByRole('article').first().waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    }),
    'tagging several without a tag': alsoNarrow(async (page) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check()
      await press(page.getByRole('region', { name: 'Selected testimonials' }), 'Tag')
      const dialog = page.getByRole('dialog', { name: 'Tag testimonials' })
      await press(dialog, 'Add tag')
      await dialog.getByText('Please enter a tag').waitFor()
    }),
    'private feedback in full': alsoNarrow(async (page) => {
      await view(page, 'Jonas Weber')
    }),
    'asking for a consent that is missing, without an address': alsoNarrow(async (page) => {
      const own = { publishable: false, waitingFor: 'consent', customerEmail: null }
      await alter(page, /\/api\/testimonials\/[\w-]+$/, (real) => ({ ...real, ...own }))
      const dialog = await view(page, 'Amara Okafor')
      await dialog.getByRole('button', { name: 'Ask Amara Okafor for consent' }).waitFor()
    }),
    'asking a customer to confirm, without an address': async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'Ask Tomas Okafor to confirm')
      await press(dialog, 'Send')
      await dialog.getByText('Please enter a valid email address').waitFor()
    },
    'saving proof without any': async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'I have their words')
      await press(dialog, 'Save proof')
      await dialog.getByText('Please enter the date they said it').waitFor()
    },
    'proof that does not contain the testimonial': alsoNarrow(async (page) => {
      const dialog = await view(page, 'Tomas Okafor')
      await press(dialog, 'I have their words')
      await dialog.getByLabel('What they said').fill('Something else altogether.')
      await dialog.getByText('This message doesn’t contain the testimonial').waitFor()
    }),
    'an edit beside the original': alsoNarrow(async (page) => {
      const own = { confirmedContent: 'It saved his winter. '.repeat(30) }
      await alter(page, /\/api\/testimonials\/[\w-]{36}$/, (real) => ({ ...real, ...own }))
      const dialog = await view(page, 'Tomas Okafor')
      await dialog.getByRole('button', { name: 'Restore original' }).waitFor()
    }),
    'an edit that is blank': async (page) => {
      await press(card(page, 'Amara Okafor'), 'Edit')
      const dialog = page.getByRole('dialog', { name: 'Edit testimonial' })
      await dialog.getByLabel('Testimonial').fill(' ')
      await press(dialog, 'Save')
      await dialog.getByText('Please enter the testimonial').waitFor()
    },
    'adding one without a name': alsoNarrow(async (page) => {
      await press(page, 'Add testimonial')
      const dialog = page.getByRole('dialog', { name: 'Add testimonial' })
      await press(dialog, 'Add')
      await dialog.getByText('Customer name is required').waitFor()
    }),
  }),
  ...statesOf('/customers', 'full', {
    'the toast of a failure': async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Add Customer' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add Customer' })
      await press(dialog, 'Add Customer')
      await press(dialog, 'Cancel')
      await toast(page).getByText('Missing Information').waitFor()
      // It stays while somebody is in it.
      await page.keyboard.press('F8')
      await toast(page).getByRole('list').and(page.locator(':focus')).waitFor()
    },
  }),
]
