import type { OutboundCopy } from './copy.ts'

export const es: OutboundCopy = {
  pasteThere: (platform) =>
    `Así se copia tu texto y se abre ${platform}. Pégalo allí. Puedes cambiarlo antes de publicarlo.`,
  thenReturn: 'Después, vuelve aquí.',
  copyAndOpen: 'Copiar y abrir',
  askPosted: '¿Ya lo publicaste?',
  posted: 'Ya lo publiqué',
  declined: 'No, gracias',
  stop: 'No recibir más correos',
  isThere: (platform) => `Mi texto ya está en ${platform}`,
  thankYou: (business) => `Gracias. ${business} ya puede verlo.`,
  noReminder: 'De acuerdo. No recibirás ningún recordatorio.',
  noEmails: (business) => `De acuerdo. ${business} ya no te enviará solicitudes por correo.`,
  answerFailed: 'Tu respuesta no llegó. Inténtalo de nuevo.',
  missing: 'Este enlace no funciona',
  missingHelp: (platform) =>
    `Puede que sea antiguo o que la empresa no tenga una página en ${platform}. Pide un enlace nuevo.`,
}
