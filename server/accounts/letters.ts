import { brand } from '#contract/brand.ts'

export function resetLetter(to: string, url: string, minutes: number) {
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

export function passwordChangedLetter(to: string) {
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'Your password was just changed, and your other devices were signed out.',
      "If this wasn't you, reset your password right away.",
    ],
  }
}

/** `isFirstProof`: until now nobody had shown that the address is theirs, so the ways in of before are closed. */
export function passwordResetLetter(to: string, isFirstProof: boolean) {
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'Your password was just changed with a link sent to this email address. Every device was signed out.',
      ...(isFirstProof
        ? ['Your secret API keys and connected accounts, such as Google, were removed too.']
        : []),
      "If this wasn't you, reset your password right away.",
    ],
  }
}

/** `isFirstProof` as above. */
export function signInAddedLetter(to: string, provider: string, isFirstProof: boolean) {
  return {
    to,
    subject: `You can now sign in to ${brand.name} with ${provider}`,
    paragraphs: [
      `Your ${provider} account was just used to sign in to ${brand.name}. You can keep signing in with it.`,
      ...(isFirstProof
        ? [
            'This is the first time you confirmed this email address, so your old password, other devices and secret API keys no longer work. To choose a new password, use "Forgot password?" on the sign-in page.',
          ]
        : []),
    ],
  }
}

export function addressChangedLetter(to: string, newAddress: string) {
  return {
    to,
    subject: `Your ${brand.name} email address was changed`,
    paragraphs: [
      `You now sign in with ${newAddress} and get emails there. This is the last email to this address.`,
      "If this wasn't you, someone else knows your password. Contact the people who run this site right away.",
    ],
  }
}

export function addressTakenUpLetter(to: string) {
  return {
    to,
    subject: `You now sign in to ${brand.name} with this email address`,
    paragraphs: ['Your account now uses this email address. Your password stays the same.'],
  }
}
