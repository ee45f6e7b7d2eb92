import type { MyCopy } from './copy.ts'

const noun = (isPrivate: boolean) => (isPrivate ? 'retour' : 'témoignage')

export const fr: MyCopy = {
  pageTitle: (business, isPrivate) => `Votre ${noun(isPrivate)} pour ${business}`,
  linkBroken: 'Ce lien ne fonctionne pas',
  linkBrokenHelp:
    'Vérifiez que l’adresse est complète. Si l’entreprise a supprimé votre témoignage, cette page disparaît au bout de 30 jours.',

  withdrawn: 'Retiré',
  withdrawnText: (business, isPrivate, day) =>
    `Vous avez retiré ce ${noun(isPrivate)} le ${day}. Il n’est affiché nulle part et ${business} ne peut pas le rétablir.`,
  deleted: 'Supprimé',
  deletedText: (business, isPrivate) =>
    `${business} a supprimé ce ${noun(isPrivate)}. Il n’est affiché nulle part. ${business} peut le rétablir pendant 30 jours, sauf si vous le retirez.`,
  waiting: 'À vous de répondre',
  waitingText: (business) =>
    `${business} a noté ceci comme une chose que vous avez dite. Il ne peut être affiché que si vous le confirmez ici ou dans un message que ${business} conserve.`,
  private: 'Privé',
  privateText: (business) => `Seul ${business} peut voir ce retour. Il n’est affiché nulle part.`,
  public: 'Public',
  publicText: (business) => `${business} affiche ce témoignage publiquement.`,
  notPublic: 'Non public',
  notApprovedText: (business) => `${business} n’a pas approuvé ce témoignage : il n’est affiché nulle part.`,
  notAgreedText: 'Vous n’avez pas accepté de publier ce témoignage : il n’est affiché nulle part.',
  confirmedNote: (business) =>
    `Partout où il apparaît, il est précisé que vous l’avez confirmé par e-mail à la demande de ${business}.`,

  didYouSayThis: 'Avez-vous dit cela ?',
  confirm: 'Oui, je l’ai dit',
  confirming: 'Confirmation...',
  editFirst: 'Le modifier d’abord',
  decline: 'Non, refuser',
  declining: 'Refus...',
  confirmNote:
    'Si vous confirmez, l’entreprise peut l’afficher avec votre nom jusqu’à ce que vous changiez d’avis. Si vous refusez, il ne sera jamais affiché.',
  thanks: 'Merci !',

  edit: (isPrivate) => `Modifier mon ${noun(isPrivate)}`,
  afterSave: (business) => `Une fois enregistré, il n’apparaîtra que si ${business} l’approuve.`,
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  changesSaved: 'Vos modifications sont enregistrées',

  consentHint: 'Décochez ce que vous voulez et enregistrez. Tout est à jour partout en une minute.',
  saveChoices: 'Enregistrer mes choix',
  choicesSaved: 'Vos choix sont enregistrés',
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

  withdraw: (isPrivate) => `Retirer mon ${noun(isPrivate)}`,
  withdrawQuestion: (isPrivate) => `Retirer votre ${noun(isPrivate)} ?`,
  withdrawText: (business) =>
    `Il disparaît partout en une minute. Ni vous ni ${business} ne pourrez le rétablir.`,
  withdrawYes: 'Oui, le retirer',
  withdrawing: 'Retrait...',
  keep: 'Le garder',
  isWithdrawn: (isPrivate) => `Votre ${noun(isPrivate)} est retiré`,

  seeProof: 'Voir la preuve publique de son origine',
  yourData: 'Vos données',
  download: 'Télécharger mes données',
  erase: 'Effacer mes données',
  eraseQuestion: 'Tout effacer ?',
  eraseText: (business) =>
    `Votre texte, votre nom, votre e-mail et votre photo sont effacés partout en moins d’une minute. Ni vous ni ${business} ne pourrez les récupérer, et ce lien ne fonctionnera plus.`,
  eraseYes: 'Oui, tout effacer',
  erasing: 'Effacement...',
  isErased: 'Vos données sont effacées',
  isErasedText: 'Elles disparaissent partout en moins d’une minute. Vous pouvez fermer cette page.',

  failed: 'Cela n’a pas marché',
  tryAgain: 'Réessayez dans un instant.',
  lookAgain: 'À relire',
  hasChanged: 'Ce témoignage a changé depuis que vous l’avez ouvert. Relisez-le avant de répondre.',
  alreadyWithdrawn: 'Vous l’avez déjà retiré.',
  onTeam:
    'Ce lien a été envoyé à un membre de l’équipe de l’entreprise. Seul un client peut confirmer un témoignage.',
  tooLong: 'Utilisez 10 000 caractères au plus.',

  rewardTitle: 'Un merci pour vous',
  yourReward: {
    free_item: 'Votre cadeau',
    coupon: 'Votre bon',
    discount_code: 'Votre code de réduction',
  },
  rewardWaits: (business) =>
    `n’est pas encore prêt. Il apparaîtra ici dès que ${business} aura un code pour vous.`,
  rewardNote:
    'Vous le recevez quels que soient votre texte et votre note. Partout où votre témoignage apparaît, il est précisé que vous avez reçu une récompense.',
  copyCode: 'Copier le code',
  qrCodeOf: (code) => `Code QR de ${code}`,
}
