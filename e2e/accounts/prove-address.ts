import type { APIRequestContext } from '@playwright/test'
import { outboxOf } from './outbox.ts'

/** Clicks the link that signing up mailed to this address, for whoever is signed in on `request`. */
export async function proveAddress(request: APIRequestContext, url: string, email: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mail = (await outboxOf(url)).find(
      ({ to, text }) => to === email && text.includes('/verify-email?token='),
    )
    const token = /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) {
      const answer = await request.post(`${url}/api/auth/verify-email`, { data: { token } })
      if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no link to verify ${email}`)
}
