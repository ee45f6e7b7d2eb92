import type { CustomerLanguage } from '#contract/languages.ts'

interface Words {
  /** What is said beside words that were confirmed because the business had asked by email. */
  readonly confirmedNote: (business: string) => string
}

export const myWords: Record<CustomerLanguage, Words> = {
  en: {
    confirmedNote: (business) =>
      `Wherever it appears, it says that you confirmed it by email at the request of ${business}.`,
  },
  es: {
    confirmedNote: (business) =>
      `Donde aparezca, se indicará que lo confirmaste por correo electrónico a petición de ${business}.`,
  },
  fr: {
    confirmedNote: (business) =>
      `Partout où il apparaît, il est précisé que vous l’avez confirmé par e-mail à la demande de ${business}.`,
  },
  de: {
    confirmedNote: (business) =>
      `Wo immer Ihr Text erscheint, steht dabei, dass Sie ihn per E-Mail auf Bitte von ${business} bestätigt haben.`,
  },
  pt: {
    confirmedNote: (business) =>
      `Onde aparecer, estará indicado que você o confirmou por e-mail a pedido de ${business}.`,
  },
}
