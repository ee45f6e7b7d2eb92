import { brand } from '#contract/brand.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import type { CopyInLanguages } from '../emails/service.ts'

interface HandOverEmailCopy {
  readonly subject: string
  readonly reminderSubject: string
  readonly hello: string
  readonly agreed: string
  readonly reminder: string
  readonly behind: string
  readonly free: string
  readonly button: string
  readonly reason: string
}

/** The same at every rating, and without anybody's words but the business's name: nobody is told what to write. */
const handOverEmailCopy: CopyInLanguages<HandOverEmailCopy> = {
  en: (business) => ({
    subject: `Your testimonial for ${business}, ready for Google`,
    reminderSubject: `A reminder: your testimonial for ${business}`,
    hello: 'Hello,',
    agreed: `You agreed to get a link to post your testimonial for ${business} publicly. Here it is.`,
    reminder: `A week ago we sent you a link to post your testimonial for ${business} publicly. This is the only reminder.`,
    behind: `It opens your own text to copy, and ${business}'s page on Google.`,
    free: 'You can change the text, give any number of stars, or not post it at all. If you have posted it, you can say so there.',
    button: 'Open my text',
    reason: `${brand.name} sends you this for ${business}, with one reminder at most. You can turn these emails off behind the link.`,
  }),
  es: (business) => ({
    subject: `Tu testimonio sobre ${business}, listo para Google`,
    reminderSubject: `Un recordatorio: tu testimonio sobre ${business}`,
    hello: 'Hola:',
    agreed: `Aceptaste recibir un enlace para publicar tu testimonio sobre ${business}. Aquí lo tienes.`,
    reminder: `Hace una semana te enviamos un enlace para publicar tu testimonio sobre ${business}. Este es el único recordatorio.`,
    behind: `Ahí encuentras tu propio texto para copiarlo y la página de ${business} en Google.`,
    free: 'Puedes cambiar el texto, dar las estrellas que quieras o no publicarlo. Si ya lo publicaste, ahí puedes decirlo.',
    button: 'Abrir mi texto',
    reason: `${brand.name} te envía este mensaje en nombre de ${business}, con un recordatorio como máximo. Puedes dejar de recibirlos desde el enlace.`,
  }),
  fr: (business) => ({
    subject: `Votre témoignage sur ${business}, prêt pour Google`,
    reminderSubject: `Rappel : votre témoignage sur ${business}`,
    hello: 'Bonjour,',
    agreed: `Vous avez accepté de recevoir un lien pour publier votre témoignage sur ${business}. Le voici.`,
    reminder: `Il y a une semaine, nous vous avons envoyé un lien pour publier votre témoignage sur ${business}. Ce rappel est le seul.`,
    behind: `Vous y trouverez votre propre texte à copier et la page de ${business} sur Google.`,
    free: 'Vous pouvez modifier le texte, donner le nombre d’étoiles que vous voulez ou ne rien publier. Si c’est déjà fait, vous pouvez l’indiquer au même endroit.',
    button: 'Ouvrir mon texte',
    reason: `${brand.name} vous envoie ce message pour ${business}, avec un seul rappel au plus. Vous pouvez arrêter ces e-mails depuis le lien.`,
  }),
  de: (business) => ({
    subject: `Ihre Bewertung für ${business}, bereit für Google`,
    reminderSubject: `Erinnerung: Ihre Bewertung für ${business}`,
    hello: 'Guten Tag,',
    agreed: `Sie haben zugestimmt, einen Link zu bekommen, mit dem Sie Ihre Bewertung für ${business} veröffentlichen können. Hier ist er.`,
    reminder: `Vor einer Woche haben wir Ihnen einen Link geschickt, um Ihre Bewertung für ${business} zu veröffentlichen. Dies ist die einzige Erinnerung.`,
    behind: `Dort finden Sie Ihren eigenen Text zum Kopieren und die Seite von ${business} auf Google.`,
    free: 'Sie können den Text ändern, beliebig viele Sterne geben oder gar nichts veröffentlichen. Falls Sie es schon getan haben, können Sie das dort angeben.',
    button: 'Meinen Text öffnen',
    reason: `${brand.name} schickt Ihnen das für ${business}, mit höchstens einer Erinnerung. Über den Link können Sie diese E-Mails abbestellen.`,
  }),
  pt: (business) => ({
    subject: `Seu depoimento sobre ${business}, pronto para o Google`,
    reminderSubject: `Um lembrete: seu depoimento sobre ${business}`,
    hello: 'Olá,',
    agreed: `Você aceitou receber um link para publicar seu depoimento sobre ${business}. Aqui está.`,
    reminder: `Há uma semana, enviamos um link para publicar seu depoimento sobre ${business}. Este é o único lembrete.`,
    behind: `Nele você encontra seu próprio texto para copiar e a página de ${business} no Google.`,
    free: 'Você pode mudar o texto, dar quantas estrelas quiser ou não publicar nada. Se já publicou, pode dizer isso ali.',
    button: 'Abrir meu texto',
    reason: `O ${brand.name} envia esta mensagem em nome de ${business}, com um lembrete no máximo. Você pode parar de recebê-las pelo link.`,
  }),
}

interface HandOverEmailInput {
  readonly language: CustomerLanguage
  /** As the business calls itself. */
  readonly business: string
  readonly isReminder?: boolean
}

/** The email with the link for Google. Nothing is mailed for Yelp, which forbids asking. */
export function handOverEmail({ language, business, isReminder = false }: HandOverEmailInput) {
  const copy = handOverEmailCopy[language](nameInEmail(business))
  return {
    language,
    subject: isReminder ? copy.reminderSubject : copy.subject,
    paragraphs: [copy.hello, isReminder ? copy.reminder : copy.agreed, copy.behind, copy.free],
    button: copy.button,
    reason: copy.reason,
  }
}
