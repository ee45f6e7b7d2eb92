import { CrmRefusal } from './crm-failures.ts'

/** What a CRM is asked with. */
export interface CrmToken {
  current(): Promise<string>
  /** Another one, where the CRM no longer takes the current. Undefined where there is none to be had. */
  readonly renewed: (() => Promise<string>) | undefined
}

/** What an owner typed. */
export const typedToken = (token: string): CrmToken => ({
  current: () => Promise.resolve(token),
  renewed: undefined,
})

/** One that is asked for with keys, when it is first needed. */
export function tokenForKeys(ask: () => Promise<string>): CrmToken {
  let asked: Promise<string> | undefined
  const renewed = () => (asked = ask())
  return { current: () => (asked ??= ask()), renewed }
}

/** What signing in at a CRM gave us. */
export interface CrmTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** When the access token ends, in milliseconds; undefined where the CRM does not say. */
  readonly expiresAt: number | undefined
}

/** A token is renewed a little before its end. */
const marginMs = 60_000

/** What signing in gave us, renewed when it is over; `keep` is told what is new. */
export function tokenOfSignIn(
  given: CrmTokens,
  renewing: {
    readonly refresh: (refreshToken: string) => Promise<CrmTokens>
    readonly keep: (tokens: CrmTokens) => Promise<void>
    readonly now: () => Date
  },
): CrmToken {
  let tokens = given
  const renewed = async () => {
    tokens = await renewing.refresh(tokens.refreshToken)
    await renewing.keep(tokens)
    return tokens.accessToken
  }
  const isOver = () =>
    tokens.expiresAt !== undefined && tokens.expiresAt - marginMs <= renewing.now().getTime()
  return { renewed, current: () => (isOver() ? renewed() : Promise.resolve(tokens.accessToken)) }
}

/** Asks with the current token, and once more with a renewed one where that is not taken. */
export async function withToken<T>(token: CrmToken, ask: (token: string) => Promise<T>): Promise<T> {
  const first = await token.current()
  try {
    return await ask(first)
  } catch (failure) {
    if (!token.renewed || !(failure instanceof CrmRefusal) || failure.why !== 'expired') throw failure
    return ask(await token.renewed())
  }
}
