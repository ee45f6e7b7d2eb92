import { brand } from '#contract/brand.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { type CopyInLanguages, type EmailCopy, emailWithSecretLink } from '../../emails/service.ts'

/**
 * Nothing in it is anybody's making but the business's name. Somebody else may have typed the address, so it thanks for
 * nothing and says what to do then.
 */
const privatePageEmailCopy: CopyInLanguages<EmailCopy> = {
  en: (business) => ({
    subject: `Your private page for ${business}`,
    paragraphs: [
      'Hello,',
      `This is the link to what you wrote about ${business}. You can see, edit or withdraw it there anytime, without an account.`,
      "If you didn't write it, open the page and withdraw it, so it won't appear anywhere.",
    ],
    button: 'Open your private page',
    reason: `${brand.name} sends you this for ${business}, at most once a day. You can turn these emails off on your private page.`,
  }),
  es: (business) => ({
    subject: `Tu página privada para ${business}`,
    paragraphs: [
      'Hola:',
      `Este es el enlace a lo que escribiste sobre ${business}. Allí puedes verlo, editarlo o retirarlo cuando quieras, sin cuenta.`,
      '¿No escribiste nada? Abre la página y retíralo: así no se mostrará en ningún sitio.',
    ],
    button: 'Abrir tu página privada',
    reason: `${brand.name} te envía este mensaje en nombre de ${business}, como máximo una vez al día. Puedes dejar de recibirlos desde tu página privada.`,
  }),
  fr: (business) => ({
    subject: `Votre page privée pour ${business}`,
    paragraphs: [
      'Bonjour,',
      `Voici le lien vers ce que vous avez écrit sur ${business}. Vous pouvez le voir, le modifier ou le retirer à tout moment, sans compte.`,
      'Vous n’avez rien écrit ? Ouvrez la page et retirez-le : il ne sera affiché nulle part.',
    ],
    button: 'Ouvrir votre page privée',
    reason: `${brand.name} vous envoie ce message pour ${business}, au plus une fois par jour. Vous pouvez arrêter ces e-mails sur votre page privée.`,
  }),
  de: (business) => ({
    subject: `Ihre private Seite für ${business}`,
    paragraphs: [
      'Guten Tag,',
      `das ist der Link zu Ihrem Text über ${business}. Dort können Sie ihn jederzeit ansehen, ändern oder zurückziehen, ohne Konto.`,
      'Sie haben nichts geschrieben? Öffnen Sie die Seite und ziehen Sie den Text zurück: Dann erscheint er nirgends.',
    ],
    button: 'Private Seite öffnen',
    reason: `${brand.name} schickt Ihnen das für ${business}, höchstens einmal am Tag. Auf Ihrer privaten Seite können Sie diese E-Mails abbestellen.`,
  }),
  pt: (business) => ({
    subject: `Sua página privada para ${business}`,
    paragraphs: [
      'Olá,',
      `Este é o link para o que você escreveu sobre ${business}. Lá você pode ver, editar ou retirar o texto quando quiser, sem conta.`,
      'Você não escreveu nada? Abra a página e retire o texto: assim ele não aparece em lugar nenhum.',
    ],
    button: 'Abrir sua página privada',
    reason: `O ${brand.name} envia esta mensagem em nome de ${business}, no máximo uma vez por dia. Você pode parar de recebê-las na sua página privada.`,
  }),
}

/** The email with the link to the customer's private page. */
export function privatePageEmail(language: CustomerLanguage, businessName: string, url: string) {
  return emailWithSecretLink(privatePageEmailCopy, language, nameInEmail(businessName), url)
}
