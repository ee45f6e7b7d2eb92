import { expect, test } from 'vitest'
import { saveReviewPreferences } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import {
  type FormSettings,
  getFormSettings,
  getPublicForm,
  saveFormSettings,
} from '#contract/collection/collection.ts'
import { connectPlatforms } from '#contract/publishing/publishing.ts'
import { caller } from '../../test/as.ts'
import { makeBusiness, type Owner } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const googlePlaceId = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const usual = { requiresApproval: true, publicLinks: 'everyone' } as const

const save = (owner: Owner, own: Partial<FormSettings>) =>
  owner.call(saveFormSettings, { body: { ...usual, ...own } })

async function prompted(owner: Owner) {
  const params = { linkId: owner.user.formId }
  return (await caller(app).call(getPublicForm, { params })).body.promptedPlatform
}

test('a prompt needs a platform that is chosen and connected (PUBL-08)', async () => {
  const owner = await makeBusiness(app)
  await save(owner, { googlePlaceId, yelpBusinessId: 'lindqvist-bakery' })
  expect(await prompted(owner)).toBeNull()
  await save(owner, { googlePlaceId, promptedPlatform: 'google' })
  expect(await prompted(owner)).toBe('google')
  expect((await owner.call(getBusinessProfile, {})).body?.primaryReviewPlatform).toBe('google')
  await save(owner, { googlePlaceId: '' })
  expect(await prompted(owner)).toBeNull()
  expect((await owner.call(getFormSettings, {})).body.promptedPlatform).toBeNull()
})

test('satisfied customers are pointed to no link that the others do not see (ruling 2.1)', async () => {
  const owner = await makeBusiness(app)
  await save(owner, { googlePlaceId, promptedPlatform: 'google', publicLinks: 'nobody' })
  expect(await prompted(owner)).toBeNull()
})

test('settings that do not mention the prompt leave it as it is, and null turns it off', async () => {
  const owner = await makeBusiness(app)
  await save(owner, { googlePlaceId, promptedPlatform: 'google' })
  expect((await save(owner, { googlePlaceId })).body.promptedPlatform).toBe('google')
  expect((await save(owner, { googlePlaceId, promptedPlatform: null })).body.promptedPlatform).toBeNull()
  expect(await prompted(owner)).toBeNull()
})

test('preferences choose the platform and turn prompts off and on (API-44)', async () => {
  const owner = await makeBusiness(app)
  await save(owner, { googlePlaceId })
  const prefer = (primaryReviewPlatform: 'google' | 'g2' | null, reviewPromptEnabled: boolean) =>
    owner.call(saveReviewPreferences, { body: { primaryReviewPlatform, reviewPromptEnabled } })
  expect((await prefer('google', true)).body.primaryReviewPlatform).toBe('google')
  expect(await prompted(owner)).toBe('google')
  await prefer('google', false)
  expect(await prompted(owner)).toBeNull()
  // Not connected, so nothing to point to.
  await prefer('g2', true)
  expect(await prompted(owner)).toBeNull()
})

test('a platform without a link is prompted for once it is connected, and adds no link (PUBL-08, PUBL-10, PUBL-12)', async () => {
  const owner = await makeBusiness(app)
  const connection = {
    platform: 'g2',
    platformBusinessId: 'lindqvist-orders',
    businessName: 'Lindqvist Bakery',
    businessAddress: '12 Harbor Street',
  } as const
  await owner.call(connectPlatforms, { body: { connections: [connection] } })
  const body = { primaryReviewPlatform: 'g2', reviewPromptEnabled: true } as const
  await owner.call(saveReviewPreferences, { body })
  const params = { linkId: owner.user.formId }
  const form = async () => (await caller(app).call(getPublicForm, { params })).body
  expect(await form()).toMatchObject({ promptedPlatform: 'g2', publicLinks: [] })
  await save(owner, { publicLinks: 'nobody' })
  expect((await form()).promptedPlatform).toBeNull()
})
