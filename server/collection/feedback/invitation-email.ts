import { brand } from '#contract/brand.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { type CopyInLanguages, type EmailCopy, emailWithSecretLink } from '../../emails/service.ts'

/** Holds no words of anybody's but the business's name. */
const copyIn: CopyInLanguages<EmailCopy> = {
  en: (business) => ({
    subject: `${business} would like to hear more`,
    paragraphs: [
      'Hello,',
      `Thank you for your feedback to ${business}. They read it and would like to know more.`,
      'You can add to it on your private page. Only the business can read it there, unless you check that they may show it publicly. You don’t have to do either.',
    ],
    button: 'Say more',
    reason: `${brand.name} sends you this for ${business}, at most once a day. You can turn these emails off on your private page.`,
  }),
  es: (business) => ({
    subject: `A ${business} le gustaría saber más`,
    paragraphs: [
      'Hola:',
      `Gracias por tu comentario a ${business}. Lo han leído y les gustaría saber más.`,
      'Puedes añadir lo que quieras en tu página privada. Allí solo puede leerlo la empresa, a menos que marques que pueden mostrarlo públicamente. No tienes que hacer ninguna de las dos cosas.',
    ],
    button: 'Contar más',
    reason: `${brand.name} te envía este mensaje en nombre de ${business}, como máximo una vez al día. Puedes dejar de recibirlos desde tu página privada.`,
  }),
  fr: (business) => ({
    subject: `${business} aimerait en savoir plus`,
    paragraphs: [
      'Bonjour,',
      `Merci pour votre retour à ${business}. L’équipe l’a lu et aimerait en savoir plus.`,
      'Vous pouvez le compléter sur votre page privée. Seule l’entreprise peut le lire, sauf si vous cochez qu’elle peut l’afficher publiquement. Rien ne vous y oblige.',
    ],
    button: 'En dire plus',
    reason: `${brand.name} vous envoie ce message pour ${business}, au plus une fois par jour. Vous pouvez arrêter ces e-mails sur votre page privée.`,
  }),
  de: (business) => ({
    subject: `${business} möchte mehr erfahren`,
    paragraphs: [
      'Guten Tag,',
      `danke für Ihre Rückmeldung an ${business}. Sie wurde gelesen, und man möchte gern mehr erfahren.`,
      'Auf Ihrer privaten Seite können Sie sie ergänzen. Dort kann sie nur das Unternehmen lesen, außer Sie erlauben dort, sie öffentlich zu zeigen. Beides ist freiwillig.',
    ],
    button: 'Mehr sagen',
    reason: `${brand.name} schickt Ihnen das für ${business}, höchstens einmal am Tag. Auf Ihrer privaten Seite können Sie diese E-Mails abbestellen.`,
  }),
  pt: (business) => ({
    subject: `${business} gostaria de saber mais`,
    paragraphs: [
      'Olá,',
      `Obrigado pelo seu comentário para ${business}. A equipe leu e gostaria de saber mais.`,
      'Você pode acrescentar o que quiser na sua página privada. Ali, só a empresa pode ler, a menos que você marque que ela pode mostrá-lo publicamente. Nada disso é obrigatório.',
    ],
    button: 'Contar mais',
    reason: `O ${brand.name} envia esta mensagem em nome de ${business}, no máximo uma vez por dia. Você pode parar de recebê-las na sua página privada.`,
  }),
}

/** The email that invites the author of private feedback to say more. */
export function feedbackInvitationEmail(language: CustomerLanguage, business: string, url: string) {
  return emailWithSecretLink(copyIn, language, business, url)
}
