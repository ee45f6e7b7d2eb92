import type { CustomerLanguage } from '#contract/languages.ts'

interface Words {
  /** Above what may be done with a testimonial, or with private feedback. */
  readonly legend: (business: string, isPrivate: boolean) => string
  readonly onForm: string
  readonly onPrivatePage: string
}

/** Around the sentences of consent, which come from the server in the same language. */
export const consentWords: Record<CustomerLanguage, Words> = {
  en: {
    legend: (business, isPrivate) =>
      `What can ${business} do with your ${isPrivate ? 'feedback' : 'testimonial'}?`,
    onForm:
      'Check only what you agree to. When you submit, you get a private link where you can change your mind anytime.',
    onPrivatePage: 'Uncheck anything and save. Changes apply everywhere within a minute.',
  },
  es: {
    legend: (business, isPrivate) =>
      `¿Qué puede hacer ${business} con ${isPrivate ? 'tus comentarios' : 'tu testimonio'}?`,
    onForm:
      'Marca solo aquello con lo que estés de acuerdo. Al enviarlo recibirás un enlace privado para cambiar de opinión cuando quieras.',
    onPrivatePage: 'Desmarca lo que quieras y guarda. Los cambios se aplican en todas partes en un minuto.',
  },
  fr: {
    legend: (business, isPrivate) =>
      `Que peut faire ${business} de votre ${isPrivate ? 'retour' : 'témoignage'} ?`,
    onForm:
      'Cochez seulement ce que vous acceptez. Après l’envoi, vous recevez un lien privé pour changer d’avis à tout moment.',
    onPrivatePage: 'Décochez ce que vous voulez et enregistrez. Tout est à jour partout en une minute.',
  },
  de: {
    legend: (business, isPrivate) =>
      `Was darf ${business} mit ${isPrivate ? 'Ihrem Feedback' : 'Ihrem Text'} machen?`,
    onForm:
      'Kreuzen Sie nur an, womit Sie einverstanden sind. Nach dem Absenden erhalten Sie einen privaten Link, über den Sie es jederzeit ändern können.',
    onPrivatePage:
      'Nehmen Sie Häkchen weg und speichern Sie. Die Änderung gilt innerhalb einer Minute überall.',
  },
  pt: {
    legend: (business, isPrivate) =>
      `O que ${business} pode fazer com ${isPrivate ? 'seu feedback' : 'seu depoimento'}?`,
    onForm:
      'Marque apenas aquilo com que você concorda. Ao enviar, você recebe um link privado para mudar de ideia quando quiser.',
    onPrivatePage: 'Desmarque o que quiser e salve. As mudanças valem em todos os lugares em um minuto.',
  },
}
