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

/** `url` leads to where it can be called off; `day` is a date in words. */
export function deletionAskedLetter(to: string, business: string, by: string, day: string, url: string) {
  return {
    to,
    subject: `${business} will be deleted from ${brand.name} on ${day}`,
    paragraphs: [
      `${by} asked for the account of ${business} to be deleted. Until ${day} everything works as before; then the account and everything in it is deleted for good: testimonials, customers, links, settings and every user.`,
      'If you want to keep what customers have told you, export it first: Settings, Security, Export everything.',
      `To keep the account, sign in before ${day} and choose "Keep my account". Nothing else is needed.`,
    ],
    button: { label: 'Keep my account', url },
  }
}

export function deletionCancelledLetter(to: string, business: string, by: string) {
  return {
    to,
    subject: `${business} stays on ${brand.name}`,
    paragraphs: [`${by} called the deletion of the account off. Nothing was deleted.`],
  }
}

export function deletedLetter(to: string, business: string) {
  return {
    to,
    subject: `${business} has been deleted from ${brand.name}`,
    paragraphs: [
      'The account and everything in it is gone, as an owner asked for two weeks ago. Your address is deleted too, as soon as this letter has left.',
      'Thank you for having been here.',
    ],
  }
}
