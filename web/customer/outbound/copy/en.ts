import type { OutboundCopy } from './copy.ts'

export const en: OutboundCopy = {
  pasteThere: (platform) =>
    `This copies your text and opens ${platform}. Paste it there. You can change it before you post it.`,
  thenReturn: 'Then return here.',
  copyAndOpen: 'Copy and open',
  askPosted: 'Have you posted it?',
  posted: 'I have posted it',
  declined: 'No, thanks',
  stop: 'Stop these emails',
  isThere: (platform) => `My text is on ${platform} now`,
  thankYou: (business) => `Thank you. ${business} can see it now.`,
  noReminder: 'All right. You won’t get a reminder.',
  noEmails: (business) => `All right. ${business} won’t email you requests anymore.`,
  answerFailed: 'Your answer didn’t arrive. Please try again.',
  missing: "This link doesn't work",
  missingHelp: (platform) =>
    `It may be old, or the business doesn't share a ${platform} page. Please ask for a new link.`,
}
