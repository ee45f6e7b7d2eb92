import { expect, test } from 'vitest'
import { currentUser, signUp } from '#contract/accounts/accounts.ts'
import { sessionCookie } from '#contract/cookies.ts'
import { caller } from '../../test/as.ts'
import { client, facebook } from '../../test/stand-ins/facebook.ts'
import { goodPassword } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const provider = await facebook()
const app = await testApp({
  OAUTH_FACEBOOK_CLIENT_ID: client.id,
  OAUTH_FACEBOOK_CLIENT_SECRET: client.secret,
  OAUTH_FACEBOOK_GRAPH: provider.graph,
})

async function signInWithFacebook(code = client.code) {
  const left = await app.http.inject({ url: '/api/auth/social/facebook' })
  const state = new URL(String(left.headers.location)).searchParams.get('state') ?? ''
  const query = new URLSearchParams({ code, state }).toString()
  const [cookie] = left.cookies
  return app.http.inject({
    url: `/api/auth/social/facebook/callback?${query}`,
    headers: { cookie: `${cookie?.name}=${cookie?.value}` },
  })
}

test('somebody with a Facebook account gets an account here, and the same one the next time', async () => {
  provider.says({ id: '10158', name: 'Ines Maria Duarte', email: 'ines@example.com' })
  const first = await signInWithFacebook()
  expect(first.headers.location).toBe('/onboarding')
  const token = first.cookies.find(({ name }) => name === sessionCookie)?.value
  const me = (await caller(app, token).call(currentUser, {})).body
  expect(me).toMatchObject({ email: 'ines@example.com', firstName: 'Ines', lastName: 'Maria Duarte' })
  expect((await signInWithFacebook()).headers.location).toBe('/dashboard')
})

test('Facebook does not vouch for addresses, so an account that exists stays closed, and nobody is told of it', async () => {
  const email = 'mara@example.com'
  const owner = { firstName: 'Mara', lastName: 'Lindqvist', email, password: goodPassword }
  const { body: mara } = await caller(app).call(signUp, { body: owner })
  provider.says({ id: '10159', name: 'Not Mara', email, email_verified: true })
  const answer = await signInWithFacebook()
  expect(answer.headers.location).toBe('/onboarding')
  const token = answer.cookies.find(({ name }) => name === sessionCookie)?.value
  const stranger = (await caller(app, token).call(currentUser, {})).body
  expect(stranger).toMatchObject({ firstName: 'Not', isEmailProven: false })
  expect(stranger.id).not.toBe(mara.id)
})

test('whoever keeps their address from us is told so, and a refusal of Facebook stays ours', async () => {
  provider.says({ id: '10160', name: 'Ines Duarte' })
  expect((await signInWithFacebook()).headers.location).toBe('/login?problem=no-email&from=facebook')
  expect((await signInWithFacebook('another')).headers.location).toBe('/login?problem=failed&from=facebook')
  provider.says({ error: { message: 'Invalid OAuth access token.', code: 190 } }, 401)
  expect((await signInWithFacebook()).headers.location).toBe('/login?problem=failed&from=facebook')
})
