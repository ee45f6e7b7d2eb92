import { brand } from '#contract/brand.ts'

export function resetLetter(to: string, url: string, minutes: number) {
  return {
    to,
    subject: `Set a new password for ${brand.name}`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for this address.',
      `The link below works once and for ${minutes} minutes. If it was not you, nothing has changed and you can ignore this letter.`,
    ],
    button: { label: 'Set a new password', url, isSecret: true },
  }
}

export function passwordChangedLetter(to: string) {
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'The password of your account was just changed, and other devices were signed out.',
      'If this was not you, please ask for a new password at once.',
    ],
  }
}

/** `isFirstProof`: until now nobody had shown that the address is theirs, so the ways in of before are closed. */
export function passwordResetLetter(to: string, isFirstProof: boolean) {
  return {
    to,
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      'The password of your account was just changed with a link that was mailed to this address. Every device was signed out.',
      ...(isFirstProof
        ? [
            'Secret API keys and sign-ins with other accounts, such as Google, that were set up before have ended too.',
          ]
        : []),
      'If this was not you, please ask for a new password at once.',
    ],
  }
}

/** `isFirstProof` as above. */
export function signInAddedLetter(to: string, provider: string, isFirstProof: boolean) {
  return {
    to,
    subject: `${provider} now signs you in to ${brand.name}`,
    paragraphs: [
      `Your ${provider} account was just used to sign in, and from now on it opens your ${brand.name} account.`,
      ...(isFirstProof
        ? [
            'Because this is the first proof that the address is yours, the earlier password, other sessions and secret API keys have ended. You can set a new password with "Forgot password?" on the sign-in page.',
          ]
        : []),
    ],
  }
}

export function addressChangedLetter(to: string, newAddress: string) {
  return {
    to,
    subject: `Your ${brand.name} account has a new address`,
    paragraphs: [
      `From now on the account signs in with ${newAddress}, and its letters go there. This is the last one to this address.`,
      'If this was not you, somebody else is signed in as you and knows your password: please write to whoever runs this site at once.',
    ],
  }
}

export function addressTakenUpLetter(to: string) {
  return {
    to,
    subject: `You now sign in to ${brand.name} with this address`,
    paragraphs: [
      'The address of your account was just changed to this one. Your password is the same as before.',
    ],
  }
}
