import type { CustomerLanguage } from '#contract/languages.ts'

interface UnsubscribeCopy {
  readonly title: string
  /** Before and after. `name` is the business's. */
  readonly ask: (name: string) => string
  readonly explain: string
  readonly confirm: string
  readonly done: string
  readonly explainDone: (name: string) => string
  readonly undo: string
  readonly gone: string
  readonly missing: string
  readonly explainMissing: string
}

/** The page where customers unsubscribe. */
export const unsubscribeCopy: Readonly<Record<CustomerLanguage, UnsubscribeCopy>> = {
  en: {
    title: 'Unsubscribe',
    ask: (name) => `Stop getting requests from ${name}?`,
    explain: 'You can still get replies to things you do yourself, like sending a testimonial.',
    confirm: 'Unsubscribe',
    done: "You're unsubscribed",
    explainDone: (name) => `${name} won't ask you for anything by email anymore.`,
    undo: 'Undo',
    gone: "You won't get any more of these emails.",
    missing: "This link doesn't work",
    explainMissing: 'Please open the link from the email again. It has to be complete.',
  },
  es: {
    title: 'Cancelar la suscripción',
    ask: (name) => `¿No quieres recibir más solicitudes de ${name}?`,
    explain: 'Seguirás recibiendo respuestas a lo que hagas tú, como enviar una opinión.',
    confirm: 'Cancelar la suscripción',
    done: 'Suscripción cancelada',
    explainDone: (name) => `${name} no te pedirá nada más por correo electrónico.`,
    undo: 'Deshacer',
    gone: 'No recibirás más correos de este tipo.',
    missing: 'Este enlace no funciona',
    explainMissing: 'Abre otra vez el enlace del correo. Tiene que estar completo.',
  },
  fr: {
    title: 'Se désabonner',
    ask: (name) => `Ne plus recevoir de demandes de ${name} ?`,
    explain: 'Vous recevrez toujours les réponses à ce que vous faites vous-même, comme envoyer un avis.',
    confirm: 'Me désabonner',
    done: 'Vous êtes désabonné(e)',
    explainDone: (name) => `${name} ne vous demandera plus rien par e-mail.`,
    undo: 'Annuler',
    gone: 'Vous ne recevrez plus ce genre d’e-mails.',
    missing: 'Ce lien ne fonctionne pas',
    explainMissing: 'Ouvrez de nouveau le lien de l’e-mail. Il doit être complet.',
  },
  de: {
    title: 'Abmelden',
    ask: (name) => `Keine Anfragen von ${name} mehr bekommen?`,
    explain:
      'Antworten auf das, was Sie selbst tun, bekommen Sie weiterhin, etwa wenn Sie eine Bewertung senden.',
    confirm: 'Abmelden',
    done: 'Sie sind abgemeldet',
    explainDone: (name) => `${name} bittet Sie per E-Mail um nichts mehr.`,
    undo: 'Rückgängig machen',
    gone: 'Sie bekommen keine solchen E-Mails mehr.',
    missing: 'Dieser Link funktioniert nicht',
    explainMissing: 'Bitte öffnen Sie den Link aus der E-Mail noch einmal. Er muss vollständig sein.',
  },
  pt: {
    title: 'Cancelar inscrição',
    ask: (name) => `Parar de receber pedidos de ${name}?`,
    explain: 'Você continua recebendo respostas ao que fizer, como enviar um depoimento.',
    confirm: 'Cancelar inscrição',
    done: 'Inscrição cancelada',
    explainDone: (name) => `${name} não vai mais pedir nada a você por e-mail.`,
    undo: 'Desfazer',
    gone: 'Você não vai mais receber e-mails como este.',
    missing: 'Este link não funciona',
    explainMissing: 'Abra o link do e-mail de novo. Ele precisa estar completo.',
  },
}
