import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { currentUser, generateApiKey, logIn } from '#contract/accounts/accounts.ts'
import { createApiKey, revokeApiKey } from '#contract/accounts/api-keys.ts'
import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { getFormSettings, saveFormSettings } from '#contract/collection/collection.ts'
import { aiDefaults, aiLanguages, saveAiSettings } from '#contract/settings/ai-settings.ts'
import { notificationDefaults, saveNotificationSettings } from '#contract/settings/notification-settings.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { getSettings, saveAppearanceSettings } from '#contract/settings/settings.ts'
import { tones } from '#contract/writer/tones.ts'
import { users } from '../accounts/tables.ts'
import { userSettings } from './tables.ts'
import { caller } from '../test/as.ts'
import { goodPassword, makeAdministrator, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { readAiSettings, readSettings } from './service.ts'

const app = await testApp()
const { db } = app.services

describe('settings that were never saved', () => {
  test('are the documented defaults, but for the theme, which follows the device (SET-09, SET-11, SET-13, SET-14)', async () => {
    const owner = await makeOwner(app)
    expect((await owner.call(getSettings, {})).body).toEqual({
      notifications: {
        email: true,
        testimonialApproval: true,
        campaignUpdates: true,
        weeklyReports: true,
        browser: false,
        sms: false,
      },
      ai: {
        autoGenerate: false,
        tone: 'Professional',
        language: 'English',
        maxLength: 150,
        includeMetrics: true,
        requireApproval: true,
      },
      appearance: {
        theme: 'system',
        primaryColor: '#2563EB',
        usesPrimaryColor: false,
        fontSize: 'medium',
        compactMode: false,
      },
    })
    expect(owner.user.subscriptionTier).toBe('starter')
    expect(owner.user.appearance).toBeNull()
    expect((await readSettings(db, owner.user.id)).notifications).toEqual(notificationDefaults)
    expect(await readAiSettings(db, owner.user.id)).toEqual(aiDefaults)
  })

  test('are the defaults for an administrator without a workspace too', async () => {
    const admin = await makeAdministrator(app)
    expect((await admin.call(getSettings, {})).body.ai).toEqual(aiDefaults)
    const saved = await admin.call(saveAiSettings, { body: { tone: 'Formal', requireApproval: false } })
    expect(saved.body).toEqual({ ...aiDefaults, tone: 'Formal' })
  })

  test('stand in for what an older version kept and this one does not know', async () => {
    const owner = await makeOwner(app)
    await db.insert(userSettings).values({
      userId: owner.user.id,
      notifications: { sms: 'yes', email: false, pigeon: true },
      appearance: { theme: 'sepia', fontSize: 'large' },
    })
    const { notifications, appearance } = (await owner.call(getSettings, {})).body
    expect(notifications).toEqual({ ...notificationDefaults, email: false })
    expect(appearance).toEqual({ ...appearanceDefaults, fontSize: 'large' })
  })
})

describe('saving', () => {
  test('keeps each part for the next sign-in, and leaves the others alone (SET-03, SET-04)', async () => {
    const owner = await makeOwner(app)
    const neighbor = await makeOwner(app)
    await owner.call(saveNotificationSettings, { body: { weeklyReports: false, sms: true } })
    await owner.call(saveAiSettings, { body: { tone: 'Formal', language: 'Portuguese', maxLength: 500 } })
    await owner.call(saveAppearanceSettings, { body: { theme: 'dark', primaryColor: ' #ff8800 ' } })
    const elsewhere = caller(app)
    const { body: user } = await elsewhere.call(logIn, {
      body: { email: owner.user.email, password: goodPassword },
    })
    expect(user.appearance).toEqual({ ...appearanceDefaults, theme: 'dark', primaryColor: '#FF8800' })
    expect((await elsewhere.call(getSettings, {})).body).toEqual({
      notifications: { ...notificationDefaults, weeklyReports: false, sms: true },
      ai: { ...aiDefaults, tone: 'Formal', language: 'Portuguese', maxLength: 500 },
      appearance: { ...appearanceDefaults, theme: 'dark', primaryColor: '#FF8800' },
    })
    expect((await neighbor.call(getSettings, {})).body.notifications).toEqual(notificationDefaults)
  })

  test('from two tabs at once loses neither tab’s field', async () => {
    const owner = await makeOwner(app)
    await Promise.all([
      owner.call(saveAppearanceSettings, { body: { theme: 'dark' } }),
      owner.call(saveAppearanceSettings, { body: { fontSize: 'large' } }),
      owner.call(saveAppearanceSettings, { body: { compactMode: true } }),
    ])
    const { appearance } = (await owner.call(getSettings, {})).body
    expect(appearance).toMatchObject({ theme: 'dark', fontSize: 'large', compactMode: true })
  })

  test('refuses what is not on offer, with a sentence beside the field (SET-10, SET-11, SET-13)', async () => {
    const owner = await makeOwner(app)
    const ai = async (body: object) => owner.call(saveAiSettings, { body })
    expect(tones).toContain('Formal')
    expect(aiLanguages).toEqual(['English', 'Spanish', 'French', 'German', 'Portuguese'])
    for (const maxLength of [49, 501, 150.5, 'long', null]) {
      const answer = await ai({ maxLength })
      expect([maxLength, answer.status]).toEqual([maxLength, 400])
      expect(answer.problem.fields).toEqual({
        maxLength: 'Maximum length must be a whole number from 50 to 500',
      })
    }
    expect((await ai({ maxLength: 50 })).body.maxLength).toBe(50)
    expect((await ai({ tone: 'Rude' })).status).toBe(400)
    expect((await ai({ language: 'Klingon' })).status).toBe(400)
    for (const primaryColor of ['blue', '#12', '#12345g', 'url(x)', '#2563EB;}', 7]) {
      const answer = await owner.call(saveAppearanceSettings, { body: { primaryColor } as object })
      expect([primaryColor, answer.status]).toEqual([primaryColor, 400])
      expect(answer.problem.message).toBe('Enter a color like #2563EB')
    }
    const wrong = { theme: 'sepia', fontSize: 'huge', compactMode: 'yes' }
    for (const [name, value] of Object.entries(wrong)) {
      const answer = await owner.call(saveAppearanceSettings, { body: { [name]: value } })
      expect([name, answer.status]).toEqual([name, 400])
    }
    expect((await owner.call(getSettings, {})).body.appearance).toEqual(appearanceDefaults)
  })
})

test('approval is one switch, in the AI settings and in the form settings (SET-10)', async () => {
  const owner = await makeOwner(app)
  await owner.call(saveAiSettings, { body: { requireApproval: false } })
  const form = (await owner.call(getFormSettings, {})).body
  expect(form.requiresApproval).toBe(false)
  await owner.call(saveFormSettings, { body: { ...form, requiresApproval: true } })
  expect((await owner.call(getSettings, {})).body.ai.requireApproval).toBe(true)
  expect((await owner.call(getFormSettings, {})).body).toEqual({ ...form, requiresApproval: true })
})

describe('the profile', () => {
  const names = { firstName: 'Mara', lastName: 'Berg' }
  const newAddress = () => `${crypto.randomUUID()}@example.com`

  test('takes a new name without a password', async () => {
    const owner = await makeOwner(app)
    const body = { firstName: ' Mara \n Maria ', lastName: 'Berg', email: owner.user.email.toUpperCase() }
    const saved = await owner.call(saveProfile, { body })
    expect(saved.body).toMatchObject({ firstName: 'Mara Maria', lastName: 'Berg', email: owner.user.email })
    expect((await owner.call(currentUser, {})).body.lastName).toBe('Berg')
    const nameless = await owner.call(saveProfile, { body: { ...body, firstName: ' ' } })
    expect(nameless.problem.fields).toEqual({ firstName: 'First name is required' })
  })

  test('takes a new address only with the current password', async () => {
    const owner = await makeOwner(app)
    const email = newAddress()
    const without = await owner.call(saveProfile, { body: { ...names, email } })
    expect([without.status, Object.keys(without.problem.fields ?? {})]).toEqual([400, ['currentPassword']])
    const wrong = await owner.call(saveProfile, {
      body: { ...names, email, currentPassword: 'Guess-12345' },
    })
    expect([wrong.status, wrong.problem.code]).toEqual([401, 'wrong-credentials'])
    expect((await owner.call(currentUser, {})).body).toEqual(owner.user)
    const right = await owner.call(saveProfile, {
      body: { ...names, email, currentPassword: goodPassword },
    })
    expect(right.body).toMatchObject({ email: owner.user.email, pendingEmail: email })
  })
})

test('members of a team who are not owners make, revoke and renew no keys (SET-02)', async () => {
  const owner = await makeOwner(app)
  await db.update(users).set({ isWorkspaceOwner: false }).where(eq(users.id, owner.user.id))
  const body = { kind: 'secret', name: 'Shop' } as const
  const params = { id: crypto.randomUUID() }
  const answers = [
    await owner.call(createApiKey, { body }),
    await owner.call(revokeApiKey, { params }),
    await owner.call(generateApiKey, {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
