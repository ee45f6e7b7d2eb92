import type { MyCopy } from './copy.ts'

const yours = (isPrivate: boolean) => (isPrivate ? 'tu comentario' : 'tu testimonio')
const thisOne = (isPrivate: boolean) => (isPrivate ? 'este comentario' : 'este testimonio')

export const es: MyCopy = {
  pageTitle: (business, isPrivate) => `${isPrivate ? 'Tu comentario' : 'Tu testimonio'} para ${business}`,
  linkBroken: 'Este enlace no funciona',
  linkBrokenHelp:
    'Comprueba que la dirección esté completa. Si la empresa borró tu testimonio, esta página desaparece a los 30 días.',

  withdrawn: 'Retirado',
  withdrawnText: (business, isPrivate, day) =>
    `Retiraste ${thisOne(isPrivate)} el ${day}. No se muestra en ningún sitio y ${business} no puede recuperarlo.`,
  deleted: 'Borrado',
  deletedText: (business, isPrivate) =>
    `${business} borró ${thisOne(isPrivate)}. No se muestra en ningún sitio. ${business} puede recuperarlo durante 30 días, salvo que lo retires.`,
  waiting: 'Te esperamos',
  waitingText: (business) =>
    `${business} anotó esto como algo que dijiste. Solo puede mostrarse si lo confirmas aquí o en un mensaje que ${business} conserve.`,
  private: 'Privado',
  privateText: (business) => `Solo ${business} puede ver este comentario. No se muestra en ningún sitio.`,
  public: 'Público',
  publicText: (business) => `${business} muestra este testimonio públicamente.`,
  notPublic: 'No público',
  notApprovedText: (business) =>
    `${business} no ha aprobado este testimonio, así que no se muestra en ningún sitio.`,
  notAgreedText: 'No has aceptado publicar este testimonio, así que no se muestra en ningún sitio.',
  confirmedNote: (business) =>
    `Donde aparezca, se indicará que lo confirmaste por correo electrónico a petición de ${business}.`,

  didYouSayThis: '¿Dijiste esto?',
  confirm: 'Sí, lo dije',
  confirming: 'Confirmando...',
  editFirst: 'Editarlo antes',
  decline: 'No, rechazar',
  declining: 'Rechazando...',
  confirmNote:
    'Si lo confirmas, la empresa puede mostrarlo con tu nombre hasta que cambies de opinión. Si lo rechazas, nunca se mostrará.',
  thanks: '¡Gracias!',

  edit: (isPrivate) => (isPrivate ? 'Editar comentario' : 'Editar testimonio'),
  afterSave: (business) => `Después de guardar, solo aparecerá cuando ${business} lo apruebe.`,
  save: 'Guardar',
  saving: 'Guardando...',
  cancel: 'Cancelar',
  changesSaved: 'Tus cambios están guardados',

  consentHint: 'Desmarca lo que quieras y guarda. Los cambios se aplican en todas partes en un minuto.',
  saveChoices: 'Guardar opciones',
  choicesSaved: 'Tus opciones están guardadas',
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

  withdraw: (isPrivate) => `Retirar ${yours(isPrivate)}`,
  withdrawQuestion: (isPrivate) => `¿Retirar ${yours(isPrivate)}?`,
  withdrawText: (business) =>
    `Desaparece de todas partes en un minuto. Ni tú ni ${business} podréis recuperarlo.`,
  withdrawYes: 'Sí, retirarlo',
  withdrawing: 'Retirando...',
  keep: 'Conservarlo',
  isWithdrawn: (isPrivate) => (isPrivate ? 'Tu comentario está retirado' : 'Tu testimonio está retirado'),

  seeProof: 'Ver la prueba pública de su origen',
  yourData: 'Tus datos',
  download: 'Descargar mis datos',
  erase: 'Borrar mis datos',
  eraseQuestion: '¿Borrar todo?',
  eraseText: (business) =>
    `Tu texto, nombre, correo y foto se borran en todas partes en menos de un minuto. Ni tú ni ${business} podréis recuperarlos, y este enlace dejará de funcionar.`,
  eraseYes: 'Sí, borrar todo',
  erasing: 'Borrando...',
  isErased: 'Tus datos se han borrado',
  isErasedText: 'Desaparecen de todas partes en menos de un minuto. Puedes cerrar esta página.',

  failed: 'No se pudo guardar',
  tryAgain: 'Inténtalo de nuevo en un momento.',
  lookAgain: 'Vuelve a mirarlo',
  hasChanged: 'Este testimonio ha cambiado desde que lo abriste. Léelo de nuevo antes de responder.',
  alreadyWithdrawn: 'Ya lo has retirado.',
  onTeam:
    'Este enlace se envió a alguien del equipo de la empresa. Solo un cliente puede confirmar un testimonio.',
  tooLong: 'Usa como máximo 10 000 caracteres.',

  rewardTitle: 'Un detalle para ti',
  yourReward: {
    free_item: 'Tu regalo',
    coupon: 'Tu cupón',
    discount_code: 'Tu código de descuento',
  },
  rewardWaits: (business) =>
    `todavía no está listo. Aparecerá aquí en cuanto ${business} tenga un código para ti.`,
  rewardNote:
    'Lo recibes sin importar lo que escribiste ni tu valoración. Donde aparezca tu testimonio, se indicará que recibiste una recompensa.',
  copyCode: 'Copiar código',
  qrCodeOf: (code) => `Código QR de ${code}`,
}
