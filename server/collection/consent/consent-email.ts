import { brand } from '#contract/brand.ts'
import type { ConsentScope } from '#contract/collection/collection.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { CopyInLanguages } from '../../emails/service.ts'

interface ConsentEmailCopy {
  readonly subject: string
  readonly hello: string
  /** It is shown nowhere without this consent. */
  readonly display: string
  /** They agreed to the business's own website; this is about ours. */
  readonly platform: string
  /** Sent only to those who agree. */
  readonly posting: string
  readonly howToAnswer: string
  readonly button: string
  readonly reason: string
}

/** Every sentence is true whoever wrote the words first, and holds no words of anybody's but the business's name. */
const consentEmailCopy: CopyInLanguages<ConsentEmailCopy> = {
  en: (business) => ({
    subject: `${business} asks for your permission`,
    hello: 'Hello,',
    display: `${business} has a testimonial from you and would like to show it publicly. Without your permission it isn't shown.`,
    platform: `${business} would also like your testimonial to appear on the website of ${brand.name}, the service it uses to collect testimonials. Without your permission it doesn't appear there.`,
    posting: `${business} would like to email you a link with your own text, so that you can post it on a review site if you want to. Without your permission you don't get one.`,
    howToAnswer:
      "You can read it and say yes or no on your private page. You don't have to answer: as long as you don't, the answer is no.",
    button: 'Read and answer',
    reason: `${brand.name} sends you this for ${business}, at most once a day. You can turn these emails off on your private page.`,
  }),
  es: (business) => ({
    subject: `${business} te pide permiso`,
    hello: 'Hola:',
    display: `${business} tiene un testimonio tuyo y le gustaría mostrarlo públicamente. Sin tu permiso no se muestra.`,
    platform: `A ${business} también le gustaría que tu testimonio apareciera en el sitio web de ${brand.name}, el servicio con el que recoge testimonios. Sin tu permiso no aparece allí.`,
    posting: `A ${business} le gustaría enviarte por correo un enlace con tu propio texto, por si quieres publicarlo en un sitio de reseñas. Sin tu permiso no lo recibes.`,
    howToAnswer:
      'En tu página privada puedes leerlo y responder sí o no. No tienes que contestar: mientras no lo hagas, la respuesta es no.',
    button: 'Leer y responder',
    reason: `${brand.name} te envía este mensaje en nombre de ${business}, como máximo una vez al día. Puedes dejar de recibirlos desde tu página privada.`,
  }),
  fr: (business) => ({
    subject: `${business} vous demande votre accord`,
    hello: 'Bonjour,',
    display: `${business} a un témoignage de votre part et aimerait le rendre public. Sans votre accord, il n’est pas affiché.`,
    platform: `${business} aimerait aussi que votre témoignage apparaisse sur le site de ${brand.name}, le service qui lui sert à recueillir les témoignages. Sans votre accord, il n’y apparaît pas.`,
    posting: `${business} aimerait vous envoyer par e-mail un lien avec votre propre texte, au cas où vous voudriez le publier sur un site d’avis. Sans votre accord, vous ne le recevez pas.`,
    howToAnswer:
      'Sur votre page privée, vous pouvez le lire et répondre oui ou non. Vous n’êtes pas obligé de répondre : sans réponse de votre part, c’est non.',
    button: 'Lire et répondre',
    reason: `${brand.name} vous envoie ce message pour ${business}, au plus une fois par jour. Vous pouvez arrêter ces e-mails sur votre page privée.`,
  }),
  de: (business) => ({
    subject: `${business} bittet um Ihre Zustimmung`,
    hello: 'Guten Tag,',
    display: `${business} hat eine Bewertung von Ihnen und möchte sie gern öffentlich zeigen. Ohne Ihre Zustimmung wird sie nicht gezeigt.`,
    platform: `${business} möchte außerdem, dass Ihre Bewertung auf der Website von ${brand.name} erscheint, dem Dienst, mit dem dort Bewertungen gesammelt werden. Ohne Ihre Zustimmung erscheint sie dort nicht.`,
    posting: `${business} möchte Ihnen gern einen Link mit Ihrem eigenen Text mailen, falls Sie ihn auf einem Bewertungsportal veröffentlichen möchten. Ohne Ihre Zustimmung bekommen Sie keinen.`,
    howToAnswer:
      'Auf Ihrer privaten Seite können Sie sie lesen und mit Ja oder Nein antworten. Sie müssen nicht antworten: Solange Sie es nicht tun, gilt das als Nein.',
    button: 'Lesen und antworten',
    reason: `${brand.name} schickt Ihnen das für ${business}, höchstens einmal am Tag. Auf Ihrer privaten Seite können Sie diese E-Mails abbestellen.`,
  }),
  pt: (business) => ({
    subject: `${business} pede sua permissão`,
    hello: 'Olá,',
    display: `${business} tem um depoimento seu e gostaria de mostrá-lo publicamente. Sem a sua permissão, ele não aparece.`,
    platform: `${business} também gostaria que seu depoimento aparecesse no site do ${brand.name}, o serviço que usa para reunir depoimentos. Sem a sua permissão, ele não aparece lá.`,
    posting: `${business} gostaria de enviar a você por e-mail um link com o seu próprio texto, caso queira publicá-lo em um site de avaliações. Sem a sua permissão, você não o recebe.`,
    howToAnswer:
      'Na sua página privada, você pode lê-lo e responder sim ou não. Você não precisa responder: enquanto não responder, vale como não.',
    button: 'Ler e responder',
    reason: `O ${brand.name} envia esta mensagem em nome de ${business}, no máximo uma vez por dia. Você pode parar de recebê-las na sua página privada.`,
  }),
}

/** The email that asks for the consent that is missing. */
export function consentEmail(
  language: CustomerLanguage,
  business: string,
  scopes: readonly ConsentScope[],
  url: string,
) {
  const copy = consentEmailCopy[language](nameInEmail(business))
  return {
    language,
    subject: copy.subject,
    paragraphs: [
      copy.hello,
      ...(scopes.includes('display') ? [copy.display] : []),
      ...(scopes.includes('platform') ? [copy.platform] : []),
      ...(scopes.includes('suggest_posting') ? [copy.posting] : []),
      copy.howToAnswer,
    ],
    button: { label: copy.button, url, isSecret: true },
    reason: copy.reason,
  }
}
