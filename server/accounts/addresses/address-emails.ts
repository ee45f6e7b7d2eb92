import { brand } from '#contract/brand.ts'

export function verifyAddressEmail(to: string, url: string, days: number) {
  return {
    to,
    subject: `Verify your email for ${brand.name}`,
    paragraphs: [
      `Someone signed up for ${brand.name} with this email address. If it was you, verify it, and you can email your customers and invite your team.`,
      `Open the link in the browser where you're signed in. It works for ${days} days.`,
      `If this wasn't you, don't open it. Without you, the account can't send any email.`,
    ],
    button: { label: 'Verify email', url, isSecret: true },
  }
}

export function alreadyHereEmail(to: string, url: string) {
  return {
    to,
    subject: `You already have a ${brand.name} account`,
    paragraphs: [
      `Someone tried to use this email address for another ${brand.name} account. You already have one, and nothing in it changed.`,
      'If it was you, sign in to your account. If you forgot your password, choose "Forgot password?" on that page.',
      "If this wasn't you, you can ignore this email.",
    ],
    button: { label: 'Sign in', url },
  }
}

export function confirmChangeEmail(to: string, url: string) {
  return {
    to,
    subject: `Confirm your new email for ${brand.name}`,
    paragraphs: [
      `You asked to use this email address for your ${brand.name} account. Your old one stays in place until you confirm.`,
      "Open the link in the browser where you're signed in. It works for 24 hours.",
      "If this wasn't you, you can ignore this email.",
    ],
    button: { label: 'Confirm new email', url, isSecret: true },
  }
}

export function changeRequestedEmail(to: string, newAddress: string, url: string) {
  return {
    to,
    subject: `Your ${brand.name} email address is about to change`,
    paragraphs: [
      `Someone signed in to your account asked to change its email address to ${newAddress}. This address stays in place until the new one is confirmed. Other devices were signed out.`,
      "If this wasn't you, stop the change now, then reset your password.",
    ],
    button: { label: 'Stop this change', url, isSecret: true },
  }
}

export function addressChangedEmail(to: string, newAddress: string) {
  return {
    to,
    subject: `Your ${brand.name} email address was changed`,
    paragraphs: [
      `You now sign in with ${newAddress} and get emails there. This is the last email to this address.`,
      "If this wasn't you, someone else knows your password. Contact the people who run this site right away.",
    ],
  }
}
