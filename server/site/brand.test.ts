import { expect, test } from 'vitest'
import { logIn } from '#contract/accounts/accounts.ts'
import { requestPasswordReset } from '#contract/accounts/password.ts'
import { brand } from '#contract/brand.ts'
import { caller } from '../test/as.ts'
import { emailsTo } from '../test/emails.ts'
import { goodPassword, makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('DASH-03: one constant names the product in its cookies and emails', async () => {
  const { user } = await makeBusiness(app)
  const { email } = user
  const { headers } = await caller(app).call(logIn, { body: { email, password: goodPassword } })
  const names = (headers['set-cookie'] ?? '').matchAll(
    /(?:^|; )(?:__(?:Host|Secure)-)?([a-z_]+)=[^;]+; Max-Age/g,
  )
  expect(Array.from(names, ([, name]) => name)).toEqual([
    `${brand.prefix}_session`,
    `${brand.prefix}_signed_in`,
  ])
  await caller(app).call(requestPasswordReset, { body: { email } })
  const subjects = (await emailsTo(app, email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining(brand.name)])
})
