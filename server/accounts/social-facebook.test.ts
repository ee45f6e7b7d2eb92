import { afterEach, expect, test, vi } from 'vitest'
import { currentUser, signUp } from '#contract/accounts.ts'
import { sessionCookie } from '../http/session.ts'
import { caller } from '../test/as.ts'
import { goodPassword } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp({ OAUTH_FACEBOOK_CLIENT_ID: 'plaudit', OAUTH_FACEBOOK_CLIENT_SECRET: 'whisper' })

/** Answers as Facebook documents it, at Facebook's addresses; nothing else is reached. */
function facebookAnswers(me: object, status = 200) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const request = new Request(asked, init)
    const form = new URLSearchParams(await request.text())
    if (request.url === 'https://graph.facebook.com/v20.0/oauth/access_token') {
      const isOurs = form.get('client_id') === 'plaudit' && form.get('client_secret') === 'whisper'
      const isRight = isOurs && form.get('code') === 'the-code' && form.has('code_verifier')
      return isRight
        ? Response.json({ access_token: 'the-token', token_type: 'bearer', expires_in: 5_183_944 })
        : Response.json(
            { error: { message: 'Invalid verification code format.', code: 100 } },
            { status: 400 },
          )
    }
    const isMe = request.url === 'https://graph.facebook.com/me?fields=id,name,email'
    if (isMe && request.headers.get('authorization')?.toLowerCase() === 'bearer the-token') {
      return Response.json(me, { status })
    }
    throw new Error(`nobody answers at ${request.url}`)
  })
}
afterEach(() => void vi.restoreAllMocks())

async function signInWithFacebook(code = 'the-code') {
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
  facebookAnswers({ id: '10158', name: 'Ines Maria Duarte', email: 'ines@example.com' })
  const first = await signInWithFacebook()
  expect(first.headers.location).toBe('/onboarding')
  const token = first.cookies.find(({ name }) => name === sessionCookie)?.value
  const me = (await caller(app, token).call(currentUser, {})).body
  expect(me).toMatchObject({ email: 'ines@example.com', firstName: 'Ines', lastName: 'Maria Duarte' })
  expect((await signInWithFacebook()).headers.location).toBe('/dashboard')
})

test('Facebook does not vouch for addresses, so an account that exists stays closed', async () => {
  const email = 'mara@example.com'
  const owner = { firstName: 'Mara', lastName: 'Lindqvist', email, password: goodPassword }
  await caller(app).call(signUp, { body: owner })
  facebookAnswers({ id: '10159', name: 'Not Mara', email, email_verified: true })
  expect((await signInWithFacebook()).headers.location).toBe('/login?problem=use-password&from=facebook')
})

test('whoever keeps their address from us is told so, and a refusal of Facebook stays ours', async () => {
  facebookAnswers({ id: '10160', name: 'Ines Duarte' })
  expect((await signInWithFacebook()).headers.location).toBe('/login?problem=no-email&from=facebook')
  expect((await signInWithFacebook('another')).headers.location).toBe('/login?problem=failed&from=facebook')
  vi.restoreAllMocks()
  facebookAnswers({ error: { message: 'Invalid OAuth access token.', code: 190 } }, 401)
  expect((await signInWithFacebook()).headers.location).toBe('/login?problem=failed&from=facebook')
})
