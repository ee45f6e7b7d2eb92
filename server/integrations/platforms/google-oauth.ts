import { z } from 'zod'
import { askPlatform, PlatformRefusal } from './review-platform.ts'

const scope = 'https://www.googleapis.com/auth/business.manage'
const tokenHost = 'https://oauth2.googleapis.com'
/** A token is renewed a little before its end. */
const marginMs = 60_000

/** What Google gave us. */
export interface GoogleTokens {
  readonly refreshToken: string
  readonly accessToken: string
  readonly expiresAt: number
}

/** What the operator registered, and the tokens for it. */
export interface GoogleConnection {
  readonly clientId: string
  readonly clientSecret: string
  readonly tokens: GoogleTokens
  /** Keeps what was renewed. */
  readonly keep: (tokens: GoogleTokens) => Promise<void>
  readonly now: () => Date
  /** In place of Google's own addresses. */
  readonly otherUrl: string | undefined
}

/** Without what it gave us: nothing has been agreed yet. */
type NewConnection = Omit<GoogleConnection, 'tokens' | 'keep'>

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1).optional(),
})

/** Where the owner agrees. `state` comes back with the code. */
export function googleConsentUrl(asked: {
  readonly clientId: string
  readonly redirectUrl: string
  readonly state: string
  readonly challenge: string
  readonly otherUrl: string | undefined
}): string {
  const url = new URL('/o/oauth2/v2/auth', asked.otherUrl ?? 'https://accounts.google.com')
  url.search = new URLSearchParams({
    client_id: asked.clientId,
    redirect_uri: asked.redirectUrl,
    response_type: 'code',
    scope,
    // Without both, Google gives no refresh token to who agreed before.
    access_type: 'offline',
    prompt: 'consent',
    state: asked.state,
    code_challenge: asked.challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** Trades the code of the browser's answer for tokens. */
export async function googleTokens(
  connection: NewConnection,
  answer: { readonly code: string; readonly verifier: string; readonly redirectUrl: string },
): Promise<GoogleTokens> {
  const token = await askGoogleToken(connection, {
    grant_type: 'authorization_code',
    code: answer.code,
    code_verifier: answer.verifier,
    redirect_uri: answer.redirectUrl,
  })
  if (!token.refreshToken)
    throw new PlatformRefusal(
      'refused',
      'Google didn’t allow access while you are away. Please connect again.',
    )
  return { ...token, refreshToken: token.refreshToken }
}

async function askGoogleToken(
  { clientId, clientSecret, otherUrl, now }: NewConnection,
  form: Record<string, string>,
) {
  const answer = await askPlatform({
    answer: tokenAnswer,
    url: new URL('/token', otherUrl ?? tokenHost),
    platform: 'Google',
    trustedOrigin: otherUrl,
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  }).catch((failure: unknown) => {
    // `invalid_grant`: the owner took the access back, or Google ended it.
    if (failure instanceof PlatformRefusal && failure.why === 'refused')
      throw new PlatformRefusal('expired', 'Google no longer accepts this connection. Please reconnect.', {
        cause: failure,
      })
    throw failure
  })
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresAt: now().getTime() + answer.expires_in * 1000,
  }
}

/** A token that is taken now, or a new one where Google takes the old one no longer. */
export function tokenKeeper(connection: GoogleConnection) {
  let { tokens } = connection
  const renewed = async () => {
    const form = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken }
    const token = await askGoogleToken(connection, form)
    tokens = { ...token, refreshToken: token.refreshToken ?? tokens.refreshToken }
    await connection.keep(tokens)
    return tokens.accessToken
  }
  const isOver = () => tokens.expiresAt - marginMs <= connection.now().getTime()
  return { renewed, current: async () => (isOver() ? renewed() : tokens.accessToken) }
}
