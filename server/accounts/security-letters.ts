import { brand } from '#contract/brand.ts'

export function twoFactorOnLetter(to: string) {
  return {
    to,
    subject: `Two-factor authentication is on for ${brand.name}`,
    paragraphs: [
      'From now on, signing in to your account takes your password and a code from your authenticator app. Other devices were signed out.',
      'If this was not you, please ask for a new password at once and tell whoever runs this site.',
    ],
  }
}

export function twoFactorOffLetter(to: string) {
  return {
    to,
    subject: `Two-factor authentication is off for ${brand.name}`,
    paragraphs: [
      'Signing in to your account takes your password alone again, and the recovery codes have ended.',
      'If this was not you, please ask for a new password at once and turn it on again.',
    ],
  }
}

function codesLeft(left: number): string {
  return left === 1 ? 'One code is left.' : `${left === 0 ? 'No' : left} codes are left.`
}

export function recoveryCodeUsedLetter(to: string, left: number) {
  return {
    to,
    subject: `A recovery code of your ${brand.name} account was used`,
    paragraphs: [
      `Somebody, hopefully you, used a recovery code in place of the authenticator app. ${codesLeft(left)} You can make new ones under Settings, Security.`,
      'If this was not you, please ask for a new password at once.',
    ],
  }
}
