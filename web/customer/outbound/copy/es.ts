import type { OutboundCopy } from './copy.ts'

export const es: OutboundCopy = {
  pasteThere: (platform) =>
    `Así se copia tu texto y se abre ${platform}. Pégalo allí. Puedes cambiarlo antes de publicarlo.`,
  copyAndOpen: 'Copiar y abrir',
  missing: 'Este enlace no funciona',
  missingHelp: (platform) =>
    `Puede que sea antiguo o que la empresa no tenga una página en ${platform}. Pide un enlace nuevo.`,
}
