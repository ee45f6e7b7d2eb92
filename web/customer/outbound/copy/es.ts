import type { OutboundCopy } from './copy.ts'

export const es: OutboundCopy = {
  pasteThere: (platform) =>
    `Tu texto se copia y se abre ${platform}. Pégalo allí y cámbialo como quieras antes de publicarlo.`,
  copyAndOpen: 'Copiar y abrir',
  missing: 'Este enlace no funciona',
  missingHelp: (platform) =>
    `Puede que sea antiguo o que la empresa no tenga una página en ${platform}. Pide un enlace nuevo.`,
}
