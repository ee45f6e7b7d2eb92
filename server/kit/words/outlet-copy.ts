import type { CustomerLanguage } from '#contract/languages.ts'

/** What a reader must know about a testimonial, and how a business collects them, in the language of the page around it. */
export interface OutletCopy {
  customer: string
  imported: string
  /** Where nobody said from where. */
  importedPlain: string
  otherSources: string
  withAi: string
  withAiApproved: string
  withAiFromWords: string
  edited: string
  quoted: string
  writtenFromWords: string
  confirmed: string
  byTeam: string
  rewarded: string
  /** Averages beside the business's own, with {a}, {n} and {source}. */
  ratedImported: string
  countedImported: string
  ratedSynced: string
  countedSynced: string
  ratedPlain: string
  countedPlain: string
  ratedAdded: string
  countedAdded: string
  /** How the business collects: sentences that are true of its settings right now. */
  asksAll: string
  approves: string
  publishesAll: string
  /** Of a widget that leaves ratings below {n} out. */
  ratedFrom: string
  rewards: string
  imports: string
  counts: string
}

export const outletCopy: Record<CustomerLanguage, OutletCopy> = {
  en: {
    customer: 'A customer',
    imported: 'Imported from {source}',
    importedPlain: 'Imported',
    otherSources: 'other sources',
    withAi: 'Written with AI',
    withAiApproved: 'Written with AI, approved by the customer',
    withAiFromWords: 'Written with AI from what the customer said',
    edited: 'Edited by the business',
    quoted: 'Quoted by the business',
    writtenFromWords: 'Written by the business from what the customer said',
    confirmed: "Confirmed by email, sent at the business's request",
    byTeam: "By someone on the business's team",
    rewarded: 'Received a reward',
    ratedImported: '{a} from {n} imported from {source}',
    countedImported: '{n} imported from {source}',
    ratedSynced: '{a} from {n} on {source}',
    countedSynced: '{n} on {source}',
    ratedPlain: '{a} from {n} imported',
    countedPlain: '{n} imported',
    ratedAdded: '{a} from {n} added by the business and confirmed by customers',
    countedAdded: '{n} added by the business and confirmed by customers',
    asksAll: 'The form is the same for everyone.',
    approves: 'The business chooses which testimonials appear here.',
    publishesAll: 'New testimonials with 4 or 5 stars appear without approval. The business can hide them.',
    ratedFrom: 'Only ratings of {n} stars or more are shown here.',
    rewards: 'Customers may receive a reward, the same for any rating.',
    imports: 'Some come from other sites and say so.',
    counts: 'The average counts every customer’s rating, shown or not.',
  },
  es: {
    customer: 'Un cliente',
    imported: 'Importado de {source}',
    importedPlain: 'Importado',
    otherSources: 'otras fuentes',
    withAi: 'Escrito con IA',
    withAiApproved: 'Escrito con IA y aprobado por el cliente',
    withAiFromWords: 'Escrito con IA a partir de lo que dijo el cliente',
    edited: 'Editado por la empresa',
    quoted: 'Citado por la empresa',
    writtenFromWords: 'Escrito por la empresa a partir de lo que dijo el cliente',
    confirmed: 'Confirmado por correo, a petición de la empresa',
    byTeam: 'De alguien del equipo de la empresa',
    rewarded: 'Recibió una recompensa',
    ratedImported: '{a} de {n} importadas de {source}',
    countedImported: '{n} importadas de {source}',
    ratedSynced: '{a} de {n} en {source}',
    countedSynced: '{n} en {source}',
    ratedPlain: '{a} de {n} importadas',
    countedPlain: '{n} importadas',
    ratedAdded: '{a} de {n} añadidas por la empresa y confirmadas por clientes',
    countedAdded: '{n} añadidas por la empresa y confirmadas por clientes',
    asksAll: 'El formulario es el mismo para todos.',
    approves: 'La empresa elige qué opiniones aparecen aquí.',
    publishesAll:
      'Las nuevas opiniones de 4 o 5 estrellas aparecen sin aprobación. La empresa puede ocultarlas.',
    ratedFrom: 'Aquí solo se muestran puntuaciones de {n} estrellas o más.',
    rewards: 'Los clientes pueden recibir una recompensa, la misma con cualquier puntuación.',
    imports: 'Algunas vienen de otros sitios y lo indican.',
    counts: 'La media cuenta todas las puntuaciones de clientes, también las que no se muestran.',
  },
  fr: {
    customer: 'Un client',
    imported: 'Importé de {source}',
    importedPlain: 'Importé',
    otherSources: 'autres sources',
    withAi: 'Rédigé avec une IA',
    withAiApproved: 'Rédigé avec une IA, approuvé par le client',
    withAiFromWords: "Rédigé avec une IA à partir de ce qu'a dit le client",
    edited: "Modifié par l'entreprise",
    quoted: "Cité par l'entreprise",
    writtenFromWords: "Rédigé par l'entreprise à partir de ce qu'a dit le client",
    confirmed: "Confirmé par e-mail, à la demande de l'entreprise",
    byTeam: "Par un membre de l'équipe de l'entreprise",
    rewarded: 'A reçu une récompense',
    ratedImported: '{a} sur {n} avis importés de {source}',
    countedImported: '{n} avis importés de {source}',
    ratedSynced: '{a} sur {n} avis {source}',
    countedSynced: '{n} avis {source}',
    ratedPlain: '{a} sur {n} avis importés',
    countedPlain: '{n} avis importés',
    ratedAdded: "{a} sur {n} avis ajoutés par l'entreprise et confirmés par des clients",
    countedAdded: "{n} avis ajoutés par l'entreprise et confirmés par des clients",
    asksAll: 'Le formulaire est le même pour tous.',
    approves: "L'entreprise choisit les avis affichés ici.",
    publishesAll:
      "Les nouveaux avis de 4 ou 5 étoiles s'affichent sans approbation. L'entreprise peut les masquer.",
    ratedFrom: 'Seules les notes de {n} étoiles ou plus sont affichées ici.',
    rewards: 'Les clients peuvent recevoir une récompense, la même quelle que soit la note.',
    imports: "Certains viennent d'autres sites et l'indiquent.",
    counts: 'La moyenne compte toutes les notes des clients, même celles qui ne sont pas affichées.',
  },
  de: {
    customer: 'Ein Kunde',
    imported: 'Importiert von {source}',
    importedPlain: 'Importiert',
    otherSources: 'anderen Quellen',
    withAi: 'Mit KI geschrieben',
    withAiApproved: 'Mit KI geschrieben, vom Kunden freigegeben',
    withAiFromWords: 'Mit KI aus den Worten des Kunden geschrieben',
    edited: 'Vom Unternehmen bearbeitet',
    quoted: 'Vom Unternehmen zitiert',
    writtenFromWords: 'Vom Unternehmen aus den Worten des Kunden geschrieben',
    confirmed: 'Auf Bitte des Unternehmens per E-Mail bestätigt',
    byTeam: 'Von jemandem aus dem Team des Unternehmens',
    rewarded: 'Hat eine Prämie erhalten',
    ratedImported: '{a} aus {n}, importiert von {source}',
    countedImported: '{n}, importiert von {source}',
    ratedSynced: '{a} aus {n} auf {source}',
    countedSynced: '{n} auf {source}',
    ratedPlain: '{a} aus {n}, importiert',
    countedPlain: '{n} importiert',
    ratedAdded: '{a} aus {n}, vom Unternehmen hinzugefügt und von Kunden bestätigt',
    countedAdded: '{n}, vom Unternehmen hinzugefügt und von Kunden bestätigt',
    asksAll: 'Das Formular ist für alle gleich.',
    approves: 'Das Unternehmen wählt aus, welche Bewertungen hier erscheinen.',
    publishesAll:
      'Neue Bewertungen mit 4 oder 5 Sternen erscheinen ohne Freigabe. Das Unternehmen kann sie ausblenden.',
    ratedFrom: 'Hier werden nur Bewertungen ab {n} Sternen gezeigt.',
    rewards: 'Kunden können eine Prämie erhalten. Sie ist bei jeder Bewertung gleich.',
    imports: 'Einige stammen von anderen Websites und sind so gekennzeichnet.',
    counts: 'Der Durchschnitt zählt alle Bewertungen von Kunden, auch die nicht gezeigten.',
  },
  pt: {
    customer: 'Um cliente',
    imported: 'Importado de {source}',
    importedPlain: 'Importado',
    otherSources: 'outras fontes',
    withAi: 'Escrito com IA',
    withAiApproved: 'Escrito com IA e aprovado pelo cliente',
    withAiFromWords: 'Escrito com IA a partir do que o cliente disse',
    edited: 'Editado pela empresa',
    quoted: 'Citado pela empresa',
    writtenFromWords: 'Escrito pela empresa a partir do que o cliente disse',
    confirmed: 'Confirmado por e-mail, a pedido da empresa',
    byTeam: 'De alguém da equipe da empresa',
    rewarded: 'Recebeu uma recompensa',
    ratedImported: '{a} de {n} importadas de {source}',
    countedImported: '{n} importadas de {source}',
    ratedSynced: '{a} de {n} no {source}',
    countedSynced: '{n} no {source}',
    ratedPlain: '{a} de {n} importadas',
    countedPlain: '{n} importadas',
    ratedAdded: '{a} de {n} adicionadas pela empresa e confirmadas por clientes',
    countedAdded: '{n} adicionadas pela empresa e confirmadas por clientes',
    asksAll: 'O formulário é o mesmo para todos.',
    approves: 'A empresa escolhe quais avaliações aparecem aqui.',
    publishesAll: 'As novas avaliações de 4 ou 5 estrelas aparecem sem aprovação. A empresa pode ocultá-las.',
    ratedFrom: 'Aqui só aparecem notas de {n} estrelas ou mais.',
    rewards: 'Os clientes podem receber uma recompensa, a mesma para qualquer nota.',
    imports: 'Algumas vêm de outros sites e informam isso.',
    counts: 'A média conta todas as notas dos clientes, mesmo as que não aparecem.',
  },
}
