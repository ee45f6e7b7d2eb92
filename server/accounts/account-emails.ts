import { brand } from '#contract/brand.ts'
import type { Ended } from './addresses/first-proof.ts'

export function resetEmail(to: string, url: string, minutes: number) {
  return {
    to,
    subject: `Reset your ${brand.name} password`,
    paragraphs: [
      'Someone asked to reset the password for this email address.',
      `The link below works once, within ${minutes} minutes. If this wasn't you, ignore this email and nothing will change.`,
    ],
    button: { label: 'Choose a new password', url, isSecret: true },
  }
}

export function deviceLinkEmail(to: string, url: string, minutes: number) {
  return {
    to,
    subject: `Sign in to ${brand.name} on a new device`,
    paragraphs: [
      'Someone tried too many wrong passwords for this email address, so new devices have to wait before they can sign in.',
      `With the link below, the browser you open it in doesn't have to. It works once, within ${minutes} minutes, and you still need your password. If you didn't ask for it, ignore this email and nothing will change.`,
    ],
    button: { label: 'Use this device', url, isSecret: true },
  }
}

export function passwordChangedEmail(to: string) {
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'Your password was just changed, and your other devices were signed out.',
      "If this wasn't you, reset your password right away.",
    ],
  }
}

/** What the first proof of an address ended, for whoever wonders where it went. */
function endedSentence({ inWorkspace }: Ended): string {
  return inWorkspace
    ? 'This is the first time you confirmed this email address, and someone else may have signed up with it. So we turned off two-factor authentication, removed connected accounts such as Google, secret API keys, CRM connections, open invitations and teammates, and set the contact email to this address. You can set all of them up again.'
    : 'This is the first time you confirmed this email address, and someone else may have signed up with it. So we turned off two-factor authentication and removed connected accounts such as Google, secret API keys and open invitations. You can set all of them up again.'
}

/** `ended`: until now nobody had shown that the address is theirs. */
export function passwordResetEmail(
  to: string,
  { isMailed, ended }: { isMailed: boolean; ended: Ended | undefined },
) {
  const link = isMailed ? 'sent to this email address' : 'from the person who runs this server'
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      `Your password was just changed with a link ${link}. Every device was signed out.`,
      ...(ended ? [endedSentence(ended)] : []),
      "If this wasn't you, reset your password right away.",
    ],
  }
}

/** `ended` as above. */
export function signInAddedEmail(to: string, provider: string, ended?: Ended) {
  return {
    to,
    subject: `You can now sign in to ${brand.name} with ${provider}`,
    paragraphs: [
      `Your ${provider} account was just used to sign in to ${brand.name}. You can keep signing in with it.`,
      ...(ended
        ? [
            endedSentence(ended),
            'Your old password no longer works, and every other device was signed out. To choose a new password, use "Forgot password?" on the sign-in page.',
          ]
        : []),
      "If this wasn't you, contact the people who run this site right away.",
    ],
  }
}
