import type { OutboundCopy } from './copy.ts'

export const en: OutboundCopy = {
  pasteThere: (platform) =>
    `Your text is copied and ${platform} opens. Paste it there, and change it as you like before you post it.`,
  copyAndOpen: 'Copy and open',
  missing: "This link doesn't work",
  missingHelp: (platform) =>
    `It may be old, or the business has no page on ${platform} to show you. Please ask for a new link.`,
}
