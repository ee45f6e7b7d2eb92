import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'
import { listening } from './listening.ts'

/** Somebody with an account at the provider. `id` is what they type into its sign-in form. */
export interface ProviderPerson {
  readonly id: string
  readonly email?: string
  readonly emailVerified?: boolean
  readonly firstName?: string
  readonly lastName?: string
}

export interface OpenIdProvider {
  readonly issuer: string
  add(person: ProviderPerson): void
  /**
   * What a browser does at the provider: from the address that it was sent to, over sign-in and consent, to the address
   * that it is sent back to. `cancel` presses the link that says no.
   */
  visit(address: string, person: ProviderPerson, cancel?: 'cancel'): Promise<URL>
}

export const client = { id: 'plaudit', secret: 'a-secret-that-only-tests-know' }

/** A certified OpenID provider on a port of its own, which sends people back to `callbacks`. */
export async function openIdProvider(callbacks: string[]): Promise<OpenIdProvider> {
  const people = new Map<string, ProviderPerson>()
  const http = createServer()
  const issuer = await listening(http)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: callbacks,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    cookies: { keys: ['only', 'for', 'tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const { email, emailVerified, firstName, lastName } = people.get(id) ?? {}
        return Promise.resolve({
          sub: id,
          email,
          email_verified: emailVerified,
          given_name: firstName,
          family_name: lastName,
        })
      },
    }),
  })
  const answer = provider.callback()
  http.on('request', (request, response) => void answer(request, response))
  afterAll(() => {
    http.closeAllConnections()
    http.close()
  })
  return {
    issuer,
    add: (person) => void people.set(person.id, person),
    visit: (address, person, cancel) => visit(issuer, address, person, cancel === 'cancel'),
  }
}

async function visit(
  issuer: string,
  address: string,
  { id }: ProviderPerson,
  cancels: boolean,
): Promise<URL> {
  const cookies = new Map<string, string>()
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(address) }
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form && { method: 'POST', body: next.form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const page = await answer.text()
    const location = answer.headers.get('location')
    if (location) {
      const url = new URL(location, next.url)
      if (url.origin !== issuer) return url
      next = { url }
      continue
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    if (!prompt) throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 500)}`)
    next = cancels
      ? { url: new URL(`${next.url.href}/abort`) }
      : { url: next.url, form: new URLSearchParams({ prompt, login: id, password: 'any' }) }
  }
  throw new Error('the provider never led back')
}
