import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { cookieTable } from '#contract/cookie-table.ts'
import { socialCookie } from '#contract/cookies.ts'
import { expect, test as base } from '../fixtures.ts'
import { toast } from '../whole/owner-pages.ts'
import { type RunningServer, startServer } from '../server.ts'
import { freePort } from '../../server/test/processes/free-port.ts'

/** A server that has Google set up, with a real OpenID provider of our own in Google's place. */
const test = base.extend<object, { withGoogle: RunningServer }>({
  withGoogle: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const port = await freePort()
      const issuer = `http://127.0.0.1:${port}`
      const client = { id: 'plaudit', secret: 'a-secret-that-only-tests-know' }
      const server = await startServer({
        OAUTH_GOOGLE_CLIENT_ID: client.id,
        OAUTH_GOOGLE_CLIENT_SECRET: client.secret,
        OAUTH_GOOGLE_ISSUER: issuer,
      })
      const answer = new Provider(issuer, {
        clients: [
          {
            client_id: client.id,
            client_secret: client.secret,
            redirect_uris: [`${server.url}/api/auth/social/google/callback`],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        cookies: { keys: ['only', 'for', 'tests'] },
        // Whatever is typed into the provider's form is somebody's name.
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () =>
            Promise.resolve({
              sub: id,
              name: `${id} Duarte`,
              email: `${id.toLowerCase()}@example.com`,
              email_verified: true,
            }),
        }),
      }).callback()
      const provider = createServer((request, response) => {
        if (request.url === '/favicon.ico') response.writeHead(204).end()
        else void answer(request, response)
      })
      await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve))
      await provide(server)
      provider.closeAllConnections()
      provider.close()
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ withGoogle }, provide) => provide(withGoogle.url),
})

// The provider's own pages ask for fonts from elsewhere.
test.use({ expectedErrors: [/ERR_|fonts\.g/] })

test('somebody says no at the provider, then signs up and in with it, and the others keep their toast (AUTH-03, AUTH-09)', async ({
  page,
  context,
}) => {
  await page.goto(`/login?next=${encodeURIComponent('/testimonials?search=100%2541')}`)
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(toast(page)).toContainText("You didn't finish signing in with Google. Nothing changed.")
  // And by another way they still come to the page they wanted.
  await expect(page).toHaveURL(/\/login\?next=%2Ftestimonials%3Fsearch%3D100%252541$/)

  await page.goto('/signup')
  await page.getByRole('button', { name: 'Sign up with Facebook' }).click()
  await expect(toast(page)).toContainText('OAuth is coming soon')
  await page.getByRole('link', { name: 'Sign up with Google' }).click()
  await expect(page.locator('[name=login]')).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === socialCookie)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(600, -2)
  expect(cookieTable.find(({ name }) => name === socialCookie)?.duration).toBe('10 minutes')
  await page.locator('[name=login]').fill('Ines')
  await page.locator('[name=password]').fill('any')
  await page.getByRole('button').click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your business' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(socialCookie)

  await page.context().clearCookies({ name: /^plaudit/ })
  await page.goto('/login?next=/onboarding')
  await page.getByRole('link', { name: 'Sign in with Google' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your business' })).toBeVisible()
})
