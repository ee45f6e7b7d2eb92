import { brand } from '#contract/brand.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { type CopyInLanguages, type EmailCopy, emailWithSecretLink } from './layout/email-copy.ts'

/** Nothing in it is the business's making but its name. */
const allowedAgainCopy: CopyInLanguages<EmailCopy> = {
  en: (business) => ({
    subject: `${business} may email you again`,
    paragraphs: [
      'Hello,',
      `You had unsubscribed from requests by ${business}. They told us that you want to get them again, so they can email you from now on.`,
      'If that’s not right, stop these emails again.',
    ],
    button: 'Stop these emails',
    reason: `${brand.name} sends you this because ${business} changed your choice.`,
  }),
  es: (business) => ({
    subject: `${business} puede volver a escribirte`,
    paragraphs: [
      'Hola:',
      `Habías cancelado las solicitudes de ${business}. Nos han dicho que quieres volver a recibirlas, así que desde ahora pueden escribirte.`,
      'Si no es así, cancélalas de nuevo.',
    ],
    button: 'No recibir más solicitudes',
    reason: `${brand.name} te envía este mensaje porque ${business} ha cambiado tu elección.`,
  }),
  fr: (business) => ({
    subject: `${business} peut de nouveau vous écrire`,
    paragraphs: [
      'Bonjour,',
      `Vous ne vouliez plus recevoir de demandes de ${business}. On nous a indiqué que vous souhaitez les recevoir à nouveau : vous pouvez donc désormais en recevoir.`,
      'Si ce n’est pas le cas, arrêtez de nouveau ces e-mails.',
    ],
    button: 'Ne plus recevoir ces e-mails',
    reason: `${brand.name} vous envoie ce message parce que ${business} a modifié votre choix.`,
  }),
  de: (business) => ({
    subject: `${business} darf Ihnen wieder schreiben`,
    paragraphs: [
      'Guten Tag,',
      `Sie hatten die Anfragen von ${business} abbestellt. Uns wurde mitgeteilt, dass Sie sie wieder bekommen möchten. Ab jetzt kann ${business} Ihnen also wieder schreiben.`,
      'Stimmt das nicht? Dann bestellen Sie die E-Mails wieder ab.',
    ],
    button: 'Wieder abbestellen',
    reason: `${brand.name} schickt Ihnen das, weil ${business} Ihre Einstellung geändert hat.`,
  }),
  pt: (business) => ({
    subject: `${business} pode escrever para você de novo`,
    paragraphs: [
      'Olá,',
      `Você tinha cancelado os pedidos de ${business}. Fomos informados de que você quer recebê-los de novo, então a partir de agora eles podem chegar.`,
      'Se não for isso, cancele de novo.',
    ],
    button: 'Parar de receber',
    reason: `O ${brand.name} envia esta mensagem porque ${business} mudou a sua escolha.`,
  }),
}

/** Tells a customer that the business lifted their unsubscribe. `url` opens the page that takes it back. */
export function allowedAgainEmail(language: CustomerLanguage, businessName: string, url: string) {
  return emailWithSecretLink(allowedAgainCopy, language, nameInEmail(businessName), url)
}
