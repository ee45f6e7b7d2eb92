import type { CustomerLanguage } from '#contract/languages.ts'

interface Words {
  /** What is said beside words that were confirmed because the business had asked by email. */
  readonly confirmedNote: (business: string) => string
  readonly question: (business: string) => string
  /** Why there is a question, and what holds until it is answered. */
  readonly untilAnswered: string
  readonly yes: string
  readonly no: string
  readonly send: string
  readonly sending: string
  readonly answerAll: string
  readonly sent: string
  readonly stopEmails: string
  readonly emailsStopped: (business: string) => string
  readonly allowEmails: string
  readonly saved: string
}

export const myWords: Record<CustomerLanguage, Words> = {
  en: {
    confirmedNote: (business) =>
      `Wherever it appears, it says that you confirmed it by email at the request of ${business}.`,
    question: (business) => `${business} asks for your permission`,
    untilAnswered: 'Until you answer, nothing changes. You can change your answer here anytime.',
    yes: 'Yes',
    no: 'No',
    send: 'Send answer',
    sending: 'Sending...',
    answerAll: 'Please answer each question with yes or no.',
    sent: 'Your answer is saved',
    stopEmails: 'Stop requests by email',
    emailsStopped: (business) => `${business} can't send you requests by email.`,
    allowEmails: 'Allow them again',
    saved: 'Your choice is saved',
  },
  es: {
    confirmedNote: (business) =>
      `Donde aparezca, se indicará que lo confirmaste por correo electrónico a petición de ${business}.`,
    question: (business) => `${business} te pide permiso`,
    untilAnswered: 'Mientras no respondas, nada cambia. Puedes cambiar tu respuesta aquí cuando quieras.',
    yes: 'Sí',
    no: 'No',
    send: 'Enviar respuesta',
    sending: 'Enviando...',
    answerAll: 'Responde sí o no a cada pregunta.',
    sent: 'Tu respuesta está guardada',
    stopEmails: 'No recibir más peticiones por correo',
    emailsStopped: (business) => `${business} no puede enviarte peticiones por correo.`,
    allowEmails: 'Permitirlas de nuevo',
    saved: 'Tu elección está guardada',
  },
  fr: {
    confirmedNote: (business) =>
      `Partout où il apparaît, il est précisé que vous l’avez confirmé par e-mail à la demande de ${business}.`,
    question: (business) => `${business} vous demande votre accord`,
    untilAnswered:
      'Tant que vous n’avez pas répondu, rien ne change. Vous pouvez modifier votre réponse ici à tout moment.',
    yes: 'Oui',
    no: 'Non',
    send: 'Envoyer ma réponse',
    sending: 'Envoi...',
    answerAll: 'Répondez par oui ou par non à chaque question.',
    sent: 'Votre réponse est enregistrée',
    stopEmails: 'Ne plus recevoir de demandes par e-mail',
    emailsStopped: (business) => `${business} ne peut plus vous envoyer de demandes par e-mail.`,
    allowEmails: 'Les autoriser à nouveau',
    saved: 'Votre choix est enregistré',
  },
  de: {
    confirmedNote: (business) =>
      `Wo immer Ihr Text erscheint, steht dabei, dass Sie ihn per E-Mail auf Bitte von ${business} bestätigt haben.`,
    question: (business) => `${business} bittet um Ihre Zustimmung`,
    untilAnswered:
      'Solange Sie nicht antworten, ändert sich nichts. Sie können Ihre Antwort hier jederzeit ändern.',
    yes: 'Ja',
    no: 'Nein',
    send: 'Antwort senden',
    sending: 'Wird gesendet...',
    answerAll: 'Bitte beantworten Sie jede Frage mit Ja oder Nein.',
    sent: 'Ihre Antwort ist gespeichert',
    stopEmails: 'Keine Anfragen mehr per E-Mail',
    emailsStopped: (business) => `${business} kann Ihnen keine Anfragen mehr per E-Mail schicken.`,
    allowEmails: 'Wieder erlauben',
    saved: 'Ihre Wahl ist gespeichert',
  },
  pt: {
    confirmedNote: (business) =>
      `Onde aparecer, estará indicado que você o confirmou por e-mail a pedido de ${business}.`,
    question: (business) => `${business} pede sua permissão`,
    untilAnswered: 'Até você responder, nada muda. Você pode mudar sua resposta aqui quando quiser.',
    yes: 'Sim',
    no: 'Não',
    send: 'Enviar resposta',
    sending: 'Enviando...',
    answerAll: 'Responda sim ou não a cada pergunta.',
    sent: 'Sua resposta foi salva',
    stopEmails: 'Não receber mais pedidos por e-mail',
    emailsStopped: (business) => `${business} não pode mais enviar pedidos a você por e-mail.`,
    allowEmails: 'Permitir novamente',
    saved: 'Sua escolha foi salva',
  },
}
