import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { currentUser, logIn, signUp } from '#contract/accounts/accounts.ts'
import { createApiKey, listApiKeys } from '#contract/accounts/api-keys.ts'
import { cookieTable } from '#contract/cookie-table.ts'
import { secondFactorCookie, socialCookie, sessionCookie } from '#contract/cookies.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import { finishSocial, type SocialProvider, startSocial } from '#contract/accounts/social.ts'
import { users } from '../tables.ts'
import { outboxFolder } from '../../integrations/mail/mail.ts'
import { caller } from '../../test/as.ts'
import { goodPassword, makeAdministrator } from '../../test/make.ts'
import { client, openIdProvider, type ProviderPerson } from '../../test/stand-ins/openid-provider.ts'
import { testApp } from '../../test/test-app.ts'
import { newSecret } from './two-factor.ts'

const ours = 'http://127.0.0.1:3000'
const callbackOf = (provider: SocialProvider) => `${ours}/api/auth/social/${provider}/callback`
const provider = await openIdProvider([callbackOf('google'), callbackOf('microsoft')])
const setUp = (name: 'GOOGLE' | 'MICROSOFT', secret = client.secret) => ({
  [`OAUTH_${name}_CLIENT_ID`]: client.id,
  [`OAUTH_${name}_CLIENT_SECRET`]: secret,
  [`OAUTH_${name}_ISSUER`]: provider.issuer,
})
const app = await testApp({ ...setUp('GOOGLE'), ...setUp('MICROSOFT') })

/** One browser: what it keeps from our side between leaving and coming back. */
function browser(on = app) {
  const jar: Record<string, string> = {}
  async function open(url: string) {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const answer = await on.http.inject({ url: url.replace(ours, ''), headers: { cookie } })
    for (const { name, value } of answer.cookies) {
      if (value) jar[name] = value
      else delete jar[name]
    }
    return answer
  }
  return {
    jar,
    open,
    leave: async (by: SocialProvider = 'google', next = '') =>
      String(
        (await open(`/api/auth/social/${by}${next && `?next=${encodeURIComponent(next)}`}`)).headers.location,
      ),
    /** Where the way over the provider ends. */
    async signIn(person: ProviderPerson, by: SocialProvider = 'google', next = '') {
      const back = await provider.visit(await this.leave(by, next), person)
      return (await open(back.href)).headers.location
    },
    me: async () => (await caller(on, jar[sessionCookie]).call(currentUser, {})).body,
  }
}

let made = 0
function person(more: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } {
  made += 1
  const one = {
    id: `person-${made}`,
    email: `p${made}@example.com`,
    emailVerified: true,
    firstName: 'Ines',
    lastName: 'Duarte',
    ...more,
  }
  provider.add(one)
  return one
}

async function withPassword(email: string) {
  const owner = caller(app)
  await owner.call(signUp, {
    body: { firstName: 'Mara', lastName: 'Lindqvist', email, password: goodPassword },
  })
  return owner
}

const canLogIn = async (email: string) =>
  (await caller(app).call(logIn, { body: { email, password: goodPassword } })).status === 200

const accountsOf = async (email: string) =>
  (await app.services.db.select().from(users).where(eq(users.email, email))).length

async function emailsTo(address: string): Promise<string[]> {
  await app.drain()
  const folder = outboxFolder(app.services.config)
  const names = await readdir(folder).catch(() => [])
  const emails = await Promise.all(
    names.map(
      async (name) =>
        JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { to: string; text: string },
    ),
  )
  return emails.filter(({ to }) => to === address).map(({ text }) => text)
}

describe('AUTH-03, AUTH-09 signing in with another account', () => {
  test('somebody new gets an account and a workspace, and goes on to onboarding', async () => {
    const ines = person()
    const visitor = browser()
    expect(await visitor.signIn(ines)).toBe('/onboarding')
    const me = await visitor.me()
    expect(me).toMatchObject({ email: ines.email, firstName: 'Ines', lastName: 'Duarte', role: 'owner' })
    expect(me.formId).toMatch(/^[\w-]{22,}$/)
    expect(me.apiKey).toMatch(/^pk_/)
    expect(Object.keys(visitor.jar)).not.toContain(socialCookie)
  })

  test('the second time it is the same account, even when the address has changed, and the page asked for opens', async () => {
    const ines = person()
    const first = browser()
    await first.signIn(ines)
    person({ id: ines.id, email: `moved-${ines.email}` })
    const second = browser()
    expect(await second.signIn(ines)).toBe('/dashboard')
    expect((await second.me()).id).toBe((await first.me()).id)
    expect(await browser().signIn(ines, 'google', '/testimonials?status=pending')).toBe(
      '/testimonials?status=pending',
    )
  })

  test('SET-02 whoever has set a second factor up owes it here too, and then reaches the page asked for', async () => {
    const ines = person()
    const first = browser()
    await first.signIn(ines)
    const { id } = await first.me()
    const { sealed, secret } = newSecret(app.services, id, ines.email)
    await app.services.db
      .update(users)
      .set({ totpSecret: sealed, totpEnabledAt: app.clock.now })
      .where(eq(users.id, id))

    const second = browser()
    expect(await second.signIn(ines, 'google', '/testimonials?status=pending')).toBe(
      '/login?step=second-factor&next=%2Ftestimonials%3Fstatus%3Dpending',
    )
    expect(Object.keys(second.jar)).toEqual([secondFactorCookie])
    const visitor = caller(app)
    visitor.secondFactorToken = second.jar[secondFactorCookie]
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now.getTime(),
    })
    expect((await visitor.call(logInSecondFactor, { body: { code } })).body.id).toBe(id)
  })

  test.for([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('nobody is led on to %j', async (next) => {
    const ines = person()
    await browser().signIn(ines)
    expect(await browser().signIn(ines, 'google', next)).toBe('/dashboard')
  })

  test('somebody without a name is called by their address', async () => {
    const visitor = browser()
    const { id, email } = person()
    provider.add({ id, email })
    expect(await visitor.signIn({ id })).toBe('/onboarding')
    expect((await visitor.me()).firstName).toBe(email.split('@')[0])
  })
})

describe('an account that has the same address already', () => {
  test('is opened when the provider vouches for the address, its owner is told', async () => {
    const ines = person()
    const owner = await withPassword(ines.email)
    const { id } = (await owner.call(currentUser, {})).body
    const visitor = browser()
    expect(await visitor.signIn(ines)).toBe('/dashboard')
    expect((await visitor.me()).id).toBe(id)
    expect(await accountsOf(ines.email)).toBe(1)
    expect((await emailsTo(ines.email)).join()).toContain('Your Google account was just used to sign in')
  })

  test('is then closed to whoever was able to open it before the address was proven', async () => {
    const ines = person()
    const stranger = await withPassword(ines.email)
    await stranger.call(createApiKey, { body: { kind: 'secret', name: 'Kept for later' } })
    const unproven = person({ emailVerified: false, email: `other-${ines.email}` })
    const visitor = browser()
    await visitor.signIn(ines)
    expect(await canLogIn(ines.email)).toBe(false)
    expect((await stranger.call(currentUser, {})).status).toBe(401)
    const keys = (await caller(app, visitor.jar[sessionCookie]).call(listApiKeys, {})).body
    expect(JSON.stringify(keys)).not.toContain('Kept for later')
    expect(await browser().signIn(unproven)).toBe('/onboarding')
  })

  test('asks its owner for no second factor that somebody else set up before the address was proven', async () => {
    const ines = person()
    const stranger = await withPassword(ines.email)
    const { id } = (await stranger.call(currentUser, {})).body
    const { sealed } = newSecret(app.services, id, ines.email)
    await app.services.db
      .update(users)
      .set({ totpSecret: sealed, totpEnabledAt: app.clock.now })
      .where(eq(users.id, id))
    expect(await browser().signIn(ines)).toBe('/dashboard')
    expect((await emailsTo(ines.email)).join()).toContain('turned off two-factor authentication')
  })

  test('opened by an unproven identity first, is taken from it by the one that the provider vouches for', async () => {
    const squatter = person({ emailVerified: false })
    const first = browser()
    await first.signIn(squatter, 'microsoft')
    const rightful = person({ email: squatter.email })
    expect(await browser().signIn(rightful)).toBe('/dashboard')
    expect((await caller(app, first.jar[sessionCookie]).call(currentUser, {})).status).toBe(401)
    const again = browser()
    expect(await again.signIn(squatter, 'microsoft')).toBe('/onboarding')
    expect((await again.me()).isEmailProven).toBe(false)
  })

  test('keeps the ways in that its proven owner has when they add a second provider', async () => {
    const ines = person()
    const first = browser()
    await first.signIn(ines)
    const again = person({ email: ines.email })
    expect(await browser().signIn(again, 'microsoft')).toBe('/dashboard')
    expect((await first.me()).email).toBe(ines.email)
    expect(await browser().signIn(ines)).toBe('/dashboard')
  })

  test('stays closed and untold when the provider does not vouch for the address', async () => {
    for (const emailVerified of [false, undefined, 'true' as unknown as boolean]) {
      const { id, email } = person()
      provider.add({ id, email, ...(emailVerified !== undefined && { emailVerified }) })
      const owner = await withPassword(email)
      const visitor = browser()
      expect(await visitor.signIn({ id })).toBe('/onboarding')
      expect((await visitor.me()).id).not.toBe((await owner.call(currentUser, {})).body.id)
      expect((await visitor.me()).isEmailProven).toBe(false)
      expect(await canLogIn(email)).toBe(true)
    }
  })

  test('stays closed when it is an administrator’s', async () => {
    const admin = (await (await makeAdministrator(app)).call(currentUser, {})).body
    const visitor = browser()
    expect(await visitor.signIn(person({ email: admin.email }))).toBe(
      '/login?problem=use-password&from=google',
    )
    expect(await canLogIn(admin.email)).toBe(true)
  })
})

describe('an answer that does not belong here', () => {
  test('with a forged state signs nobody in', async () => {
    const ines = person()
    const visitor = browser()
    const back = await provider.visit(await visitor.leave(), ines)
    back.searchParams.set('state', 'forged')
    expect((await visitor.open(back.href)).headers.location).toBe('/login?problem=failed&from=google')
    expect(await accountsOf(ines.email)).toBe(0)
  })

  test('in a browser that did not ask signs nobody in: an attacker’s answer, sent as a link', async () => {
    const ines = person()
    const back = await provider.visit(await browser().leave(), ines)
    const victim = browser()
    const answer = await victim.open(back.href)
    expect(answer.headers.location).toBe('/login?problem=expired&from=google')
    await victim.leave()
    expect((await victim.open(back.href)).headers.location).toBe('/login?problem=failed&from=google')
    expect(victim.jar[sessionCookie]).toBeUndefined()
  })

  test('is taken once, though the browser keeps its cookie', async () => {
    const visitor = browser()
    const back = await provider.visit(await visitor.leave(), person())
    const cookie = visitor.jar[socialCookie] ?? ''
    const both = await Promise.all(
      [0, 1].map(() =>
        app.http.inject({
          url: back.href.replace(ours, ''),
          headers: { cookie: `${socialCookie}=${cookie}` },
        }),
      ),
    )
    expect(both.map(({ headers }) => headers.location).toSorted()).toEqual([
      '/login?problem=expired&from=google',
      '/onboarding',
    ])
  })

  test('with a cookie that was tampered with, or of the other provider, or after ten minutes, signs nobody in', async () => {
    const tampered = browser()
    const back = await provider.visit(await tampered.leave(), person())
    const cookie = tampered.jar[socialCookie] ?? ''
    tampered.jar[socialCookie] = `${cookie.slice(0, -4)}${cookie.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    expect((await tampered.open(back.href)).headers.location).toContain('problem=expired')

    const mixed = browser()
    const other = await provider.visit(await mixed.leave(), person())
    expect((await mixed.open(other.href.replace('/google/', '/microsoft/'))).headers.location).toContain(
      'problem=expired',
    )

    const late = browser()
    const tooLate = await provider.visit(await late.leave(), person())
    app.clock.now = new Date(app.clock.now.getTime() + 10 * 60_000 + 1)
    expect((await late.open(tooLate.href)).headers.location).toContain('problem=expired')
  })

  test('with a code that the provider refuses says nothing of the provider’s words', async () => {
    const visitor = browser()
    const back = await provider.visit(await visitor.leave(), person())
    back.searchParams.set('code', 'not-a-code')
    const answer = await visitor.open(back.href)
    expect(answer.headers.location).toBe('/login?problem=failed&from=google')
    expect(answer.payload).toBe('')
  })
})

describe('ways that end before they begin', () => {
  test('whoever says no at the provider is back at the sign-in page', async () => {
    const visitor = browser()
    const back = await provider.visit(await visitor.leave(), person(), 'cancel')
    expect((await visitor.open(back.href)).headers.location).toBe('/login?problem=canceled&from=google')
  })

  test('whoever says no, or cannot come in that way, is still led to the page they came for by another', async () => {
    const visitor = browser()
    const next = '/testimonials?status=pending&search=100%25'
    const back = await provider.visit(await visitor.leave('google', next), person(), 'cancel')
    const query = new URLSearchParams({ problem: 'canceled', from: 'google', next })
    expect((await visitor.open(back.href)).headers.location).toBe(`/login?${query.toString()}`)
    query.set('problem', 'no-email')
    provider.add({ id: 'without-address' })
    expect(await visitor.signIn({ id: 'without-address' }, 'google', next)).toBe(`/login?${query.toString()}`)
  })

  test('without an address there is no account', async () => {
    provider.add({ id: 'nameless' })
    expect(await browser().signIn({ id: 'nameless' })).toBe('/login?problem=no-email&from=google')
  })

  test('a provider that is away, or does not know our secret, is told as a failure', async () => {
    const away = { ...setUp('GOOGLE'), OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9' }
    const broken = await testApp({ ...away, ...setUp('MICROSOFT', 'wrong') })
    expect(await browser(broken).leave()).toBe('/login?problem=failed&from=google')
    expect(await browser(broken).signIn(person(), 'microsoft')).toBe('/login?problem=failed&from=microsoft')
  })

  test('a provider that is not set up is not there', async () => {
    for (const endpoint of [startSocial, finishSocial]) {
      const answer = await caller(app).call(endpoint, { params: { provider: 'facebook' } })
      expect([answer.status, answer.problem.code]).toEqual([404, 'not-found'])
    }
    expect((await caller(app).call(getInstance, {})).body.socialProviders).toEqual(['google', 'microsoft'])
  })
})

describe('what leaves this server', () => {
  test('the provider is asked with PKCE, state and nonce, and the cookie is as the cookie table says', async () => {
    const answer = await app.http.inject({
      url: '/api/auth/social/google',
      headers: { host: 'evil.example' },
    })
    const asked = new URL(String(answer.headers.location))
    expect(asked.origin).toBe(provider.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: client.id,
      redirect_uri: callbackOf('google'),
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({
      name: socialCookie,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/auth/social',
      maxAge: 600,
    })
    expect(cookieTable.find(({ name }) => name === socialCookie)?.duration).toBe('10 minutes')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(cookie?.value).not.toContain(asked.searchParams.get('state') ?? '')
  })

  test('Facebook is asked at its own addresses', async () => {
    const facebook = await testApp({ OAUTH_FACEBOOK_CLIENT_ID: 'id', OAUTH_FACEBOOK_CLIENT_SECRET: 'secret' })
    const asked = new URL(await browser(facebook).leave('facebook'))
    expect(`${asked.origin}${asked.pathname}`).toBe('https://www.facebook.com/v20.0/dialog/oauth')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: 'id',
      scope: 'email public_profile',
      redirect_uri: callbackOf('facebook'),
    })
  })
})
