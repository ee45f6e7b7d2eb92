import type { z } from 'zod'
import { type GoogleConnection, tokenKeeper } from './google-oauth.ts'
import { askPlatform, PlatformRefusal } from './review-platform.ts'

const googleHosts = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  locations: 'https://mybusinessbusinessinformation.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
} as const

/** Asks one of Google's interfaces with a token that it takes, renewed once where it does not. */
export type AskGoogle = <T>(
  host: keyof typeof googleHosts,
  path: string,
  answer: z.ZodType<T>,
  change?: { readonly method?: 'PUT' | 'DELETE'; readonly json?: object },
) => Promise<T>

export function askingGoogle(connection: GoogleConnection): AskGoogle {
  const { otherUrl } = connection
  const token = tokenKeeper(connection)
  return async (host, path, answer, change = {}) => {
    const send = async (accessToken: string) =>
      askPlatform({
        answer,
        url: new URL(path, otherUrl ?? googleHosts[host]),
        platform: 'Google',
        trustedOrigin: otherUrl,
        headers: { authorization: `Bearer ${accessToken}` },
        ...change,
      })
    return send(await token.current()).catch(async (failure: unknown) => {
      if (!(failure instanceof PlatformRefusal) || failure.why !== 'expired') throw failure
      return send(await token.renewed())
    })
  }
}
