import type { OutboundCopy } from './copy.ts'

export const de: OutboundCopy = {
  pasteThere: (platform) =>
    `Ihr Text wird kopiert und ${platform} geöffnet. Fügen Sie ihn dort ein. Vor dem Veröffentlichen können Sie ihn noch ändern.`,
  copyAndOpen: 'Kopieren und öffnen',
  missing: 'Dieser Link funktioniert nicht',
  missingHelp: (platform) =>
    `Vielleicht ist er veraltet, oder das Unternehmen hat keine Seite bei ${platform} angegeben. Bitten Sie um einen neuen Link.`,
}
