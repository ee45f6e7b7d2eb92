import { getPublicForm } from '#contract/collection/collection.ts'
import { getPublicServices } from '#contract/collection/questionnaire.ts'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openCustomerPage } from '../../test/open-customer-page.tsx'
import { aPublicServices } from '../../test/samples/questionnaire-samples.ts'
import { aPublicForm } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

test('the two addresses of a link open the form and the questionnaire (SHARE-01, PUBF-07)', async () => {
  const backend = currentBackend()
  backend.answer(getPublicForm, aPublicForm())
  backend.answer(getPublicServices, aPublicServices())
  for (const place of ['testimonial-form', 'qr-testimonial']) {
    openCustomerPage(`/${place}/spring-link`)
    expect(await screen.findByRole('radio', { name: /^1 star/ })).toBeVisible()
    expect(backend.received(getPublicForm).at(-1)?.params.linkId).toBe('spring-link')
    cleanup()
  }
})

test('a link that was turned off or never made says so at both addresses', async () => {
  currentBackend().refuse(getPublicForm, 'not-found', 'There is no such form.')
  currentBackend().refuse(getPublicServices, 'not-found', 'There is no such form.')
  for (const place of ['testimonial-form', 'qr-testimonial']) {
    openCustomerPage(`/${place}/never-made`)
    expect(await screen.findByRole('heading', { name: 'Invalid testimonial link' })).toBeVisible()
    cleanup()
  }
})
