import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'

function twoFactorEmail(to: string, state: 'on' | 'off', paragraphs: string[]) {
  return { to, subject: `Two-factor authentication is ${state} for ${brand.name}`, paragraphs }
}

export function twoFactorOnEmail(to: string) {
  return twoFactorEmail(to, 'on', [
    'You now sign in with your password and a code from your authenticator app. Your other devices were signed out.',
    "If this wasn't you, reset your password right away and contact the people who run this site.",
  ])
}

export function twoFactorOffEmail(to: string) {
  return twoFactorEmail(to, 'off', [
    'You now sign in with just your password. Your recovery codes no longer work.',
    "If this wasn't you, reset your password right away and turn it back on.",
  ])
}

function codesLeftSentence(left: number): string {
  return left === 1 ? 'You have 1 code left.' : `You have ${left === 0 ? 'no' : left} codes left.`
}

export function recoveryCodeUsedEmail(to: string, left: number) {
  return {
    to,
    subject: `A recovery code for your ${brand.name} account was used`,
    paragraphs: [
      `A recovery code was just used in place of your authenticator app. ${codesLeftSentence(left)} You can get new ones in Settings, under Security.`,
      "If this wasn't you, reset your password right away.",
    ],
  }
}

/** `url` leads to where it can be canceled; `day` is a date in words. */
export function deletionRequestedEmail(to: string, typedName: string, by: string, day: string, url: string) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} will be deleted from ${brand.name} on ${day}`,
    paragraphs: [
      `${by} asked to delete the account of ${business}. On ${day}, the account and everything in it will be permanently deleted: testimonials, customers, links, settings and every user.`,
      'Until then the form is closed, widgets and walls are empty, API keys are off, and everyone else is signed out.',
      'To keep a copy of your data, export it first in Settings, under Security.',
      `To keep the account, sign in before ${day} and choose "Keep my account". Everything comes back as it was, API keys included.`,
    ],
    button: { label: 'Keep my account', url },
  }
}

export function deletionCanceledEmail(to: string, typedName: string, by: string) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} will not be deleted from ${brand.name}`,
    paragraphs: [
      `${by} canceled the deletion of the account. Nothing was deleted, and the form, widgets, walls and API keys work again.`,
    ],
  }
}

/** `reason`: why administrators of the instance deleted it. */
export function deletedEmail(to: string, typedName: string, reason: string | null = null) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} has been deleted from ${brand.name}`,
    paragraphs: [
      reason === null
        ? 'The account and everything in it was deleted, as an owner asked two weeks ago. Your email address will be deleted once this email is sent.'
        : 'The people who run this site deleted the account and everything in it. Your email address will be deleted once this email is sent.',
      ...(reason === null ? [] : [`Their reason: ${reason}`]),
      `Thank you for using ${brand.name}.`,
    ],
  }
}

interface Announced {
  readonly typedName: string
  /** Why administrators of the instance do it. */
  readonly reason: string
}

/** Administrators of the instance delete it; `url` leads to where it can be canceled, until `day`. */
export function deletionAnnouncedEmail(
  to: string,
  { typedName, reason }: Announced,
  day: string,
  url: string,
) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} will be deleted from ${brand.name} on ${day}`,
    paragraphs: [
      `The people who run this site will delete the account of ${business}. On ${day}, the account and everything in it will be permanently deleted: testimonials, customers, links, settings and every team member's account.`,
      `Their reason: ${reason}`,
      'Until then the form is closed, widgets and walls are empty, API keys are off, and everyone is signed out.',
      'To keep a copy of your data, sign in and export it in Settings, under Security.',
      `If this is a mistake, sign in before ${day} and choose "Keep my account". Everything comes back as it was, API keys included.`,
    ],
    button: { label: 'Keep my account', url },
  }
}

/** Nobody can sign in to it until administrators open it again. */
export function suspendedEmail(to: string, { typedName, reason }: Announced) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} was suspended on ${brand.name}`,
    paragraphs: [
      `The people who run this site suspended ${business}. Nobody of your team can sign in, the form is closed, widgets and walls are empty, and API keys are off.`,
      `Their reason: ${reason}`,
      'Nothing was deleted: once it is restored, everything works as before. To object, contact the people who run this site.',
    ],
  }
}

export function restoredEmail(to: string, { typedName, reason }: Announced) {
  const business = nameInEmail(typedName)
  return {
    to,
    subject: `${business} is back on ${brand.name}`,
    paragraphs: [
      `The people who run this site restored ${business}. The form, widgets, walls and API keys work again, and your team can sign in.`,
      `Their reason: ${reason}`,
    ],
  }
}

/** To somebody whose own account administrators delete, in a workspace that stays; `url` leads to where they can keep it. */
export function ownDeletionEmail(to: string, { typedName, reason }: Announced, day: string, url: string) {
  return {
    to,
    subject: `Your ${brand.name} account will be deleted on ${day}`,
    paragraphs: [
      `The people who run this site will delete your account in ${nameInEmail(typedName)} on ${day}. The workspace and everything in it stays.`,
      `Their reason: ${reason}`,
      'You were signed out, and your API keys are off.',
      `If this is a mistake, sign in before ${day} and choose "Keep my account".`,
    ],
    button: { label: 'Keep my account', url },
  }
}

/** To the owners of that workspace. */
export function memberDeletionEmail(
  to: string,
  { typedName, reason, name }: Announced & { readonly name: string },
  day: string,
) {
  const person = nameInEmail(name)
  return {
    to,
    subject: `${person} will be removed from ${nameInEmail(typedName)} on ${day}`,
    paragraphs: [
      `The people who run this site will delete the ${brand.name} account of ${person} on ${day}. Everything in your workspace stays.`,
      `Their reason: ${reason}`,
      `Until then, ${person} can sign in and keep the account.`,
    ],
  }
}

export function accountKeptEmail(to: string) {
  return {
    to,
    subject: `Your ${brand.name} account will not be deleted`,
    paragraphs: ['The deletion was canceled. Nothing was deleted, and your API keys work again.'],
  }
}

/** To somebody whose account administrators deleted, in a workspace that stays. */
export function accountRemovedEmail(to: string, { typedName, reason }: Announced) {
  return {
    to,
    subject: `Your ${brand.name} account was deleted`,
    paragraphs: [
      `The people who run this site deleted your account in ${nameInEmail(typedName)}.`,
      `Their reason: ${reason}`,
    ],
  }
}
