import { z } from 'zod/mini'
import { publicAuthEndpoint } from '../endpoint.ts'

/** Whose accounts can sign in here, where the operator has set them up. In the order of the buttons. */
export const socialProviders = ['google', 'facebook', 'microsoft'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProvider>
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
}

/** Why somebody is back at `/login?problem=...&from=<provider>` without being signed in. */
export const socialProblems = ['canceled', 'use-password', 'no-email', 'expired', 'failed'] as const
export const socialProblem = z.enum(socialProblems)
export type SocialProblem = z.infer<typeof socialProblem>

/** A page of ours: "//host" and "/\host" are other sites to a browser, and it drops control characters first. */
export const localPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[\x21-\x7e]*$/))

/** Leads the browser to the provider, and back to `next` in the end. */
export const startSocial = publicAuthEndpoint('GET /api/auth/social/:provider', {
  params: z.object({ provider: socialProvider }),
  query: z.object({
    // What is not a page of ours is passed over, not refused.
    next: z.pipe(
      z.optional(z.unknown()),
      z.transform((asked) => z.safeParse(localPath, asked).data),
    ),
  }),
  response: 'file',
})

/** Where the provider sends the browser. Its query belongs to the protocol and is read by the library. */
export const finishSocial = publicAuthEndpoint('GET /api/auth/social/:provider/callback', {
  params: z.object({ provider: socialProvider }),
  response: 'file',
})
