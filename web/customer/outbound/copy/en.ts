import type { OutboundCopy } from './copy.ts'

export const en: OutboundCopy = {
  pasteThere: (platform) =>
    `This copies your text and opens ${platform}. Paste it there. You can change it before you post it.`,
  copyAndOpen: 'Copy and open',
  missing: "This link doesn't work",
  missingHelp: (platform) =>
    `It may be old, or the business doesn't share a ${platform} page. Please ask for a new link.`,
}
