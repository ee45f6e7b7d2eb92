import type { CustomerLanguage } from '#contract/languages.ts'

/** What the wall says beside the words of widgets (`contract/widgets/widget-copy.ts`). */
export interface WallCopy {
  title(business: string): string
  description(business: string): string
  filters: string
  search: string
  apply: string
  allRatings: string
  stars(count: number): string
  allSources: string
  ownForm: string
  addedByBusiness: string
  allLanguages: string
  allTopics: string
  clear: string
  /** How many match what the visitor asked for. */
  found(count: string): string
  foundOne: string
  showMore: string
  none: string
  /** Of an account that is about to be deleted. */
  noneNow: string
  noMatch: string
  showAll: string
  missing: string
  missingHelp: string
  madeWith: string
  language: string
}

export const wallCopy: Record<CustomerLanguage, WallCopy> = {
  en: {
    title: (business) => `What customers say about ${business}`,
    description: (business) => `Testimonials from customers of ${business}, and where each one comes from.`,
    filters: 'Filter testimonials',
    search: 'Search',
    apply: 'Show',
    allRatings: 'All ratings',
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    allSources: 'All sources',
    ownForm: 'Sent to the business',
    addedByBusiness: 'Added by the business',
    allLanguages: 'All languages',
    allTopics: 'All topics',
    clear: 'Clear filters',
    found: (count) => `${count} testimonials match`,
    foundOne: '1 testimonial matches',
    showMore: 'Show more',
    none: 'No testimonials are shown here yet.',
    noneNow: 'There are no testimonials here right now.',
    noMatch: 'No testimonials match.',
    showAll: 'Show all testimonials',
    missing: 'This page isn’t here',
    missingHelp: 'The address may have changed, or the page was turned off.',
    madeWith: 'Made with',
    language: 'Language',
  },
  es: {
    title: (business) => `Lo que dicen los clientes de ${business}`,
    description: (business) => `Opiniones de clientes de ${business}, con el origen de cada una.`,
    filters: 'Filtrar opiniones',
    search: 'Buscar',
    apply: 'Mostrar',
    allRatings: 'Todas las valoraciones',
    stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
    allSources: 'Todas las fuentes',
    ownForm: 'Enviadas a la empresa',
    addedByBusiness: 'Añadidas por la empresa',
    allLanguages: 'Todos los idiomas',
    allTopics: 'Todos los temas',
    clear: 'Quitar filtros',
    found: (count) => `${count} opiniones encontradas`,
    foundOne: '1 opinión encontrada',
    showMore: 'Mostrar más',
    none: 'Aquí aún no se muestra ninguna opinión.',
    noneNow: 'Ahora mismo no hay opiniones aquí.',
    noMatch: 'Ninguna opinión coincide.',
    showAll: 'Mostrar todas las opiniones',
    missing: 'Esta página no está aquí',
    missingHelp: 'Puede que la dirección haya cambiado o que la página se haya desactivado.',
    madeWith: 'Hecho con',
    language: 'Idioma',
  },
  fr: {
    title: (business) => `Ce que les clients disent de ${business}`,
    description: (business) => `Les avis des clients de ${business}, avec l’origine de chacun.`,
    filters: 'Filtrer les avis',
    search: 'Rechercher',
    apply: 'Afficher',
    allRatings: 'Toutes les notes',
    stars: (count) => (count === 1 ? '1 étoile' : `${count} étoiles`),
    allSources: 'Toutes les sources',
    ownForm: 'Envoyés à l’entreprise',
    addedByBusiness: 'Ajoutés par l’entreprise',
    allLanguages: 'Toutes les langues',
    allTopics: 'Tous les sujets',
    clear: 'Effacer les filtres',
    found: (count) => `${count} avis trouvés`,
    foundOne: '1 avis trouvé',
    showMore: 'Afficher plus',
    none: 'Aucun avis n’est affiché ici pour l’instant.',
    noneNow: 'Aucun avis n’est affiché ici pour le moment.',
    noMatch: 'Aucun avis ne correspond.',
    showAll: 'Afficher tous les avis',
    missing: 'Cette page n’existe pas',
    missingHelp: 'L’adresse a peut-être changé, ou la page a été désactivée.',
    madeWith: 'Créé avec',
    language: 'Langue',
  },
  de: {
    title: (business) => `Was Kunden über ${business} sagen`,
    description: (business) => `Kundenstimmen zu ${business} – und woher jede einzelne stammt.`,
    filters: 'Kundenstimmen filtern',
    search: 'Suchen',
    apply: 'Anzeigen',
    allRatings: 'Alle Bewertungen',
    stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
    allSources: 'Alle Quellen',
    ownForm: 'An das Unternehmen gesendet',
    addedByBusiness: 'Vom Unternehmen hinzugefügt',
    allLanguages: 'Alle Sprachen',
    allTopics: 'Alle Themen',
    clear: 'Filter zurücksetzen',
    found: (count) => `${count} passende Kundenstimmen`,
    foundOne: '1 passende Kundenstimme',
    showMore: 'Mehr anzeigen',
    none: 'Hier werden noch keine Kundenstimmen gezeigt.',
    noneNow: 'Hier gibt es zurzeit keine Kundenstimmen.',
    noMatch: 'Keine passenden Kundenstimmen.',
    showAll: 'Alle Kundenstimmen anzeigen',
    missing: 'Diese Seite gibt es nicht',
    missingHelp: 'Vielleicht hat sich die Adresse geändert, oder die Seite wurde abgeschaltet.',
    madeWith: 'Erstellt mit',
    language: 'Sprache',
  },
  pt: {
    title: (business) => `O que os clientes dizem sobre ${business}`,
    description: (business) => `Avaliações de clientes de ${business}, com a origem de cada uma.`,
    filters: 'Filtrar avaliações',
    search: 'Buscar',
    apply: 'Mostrar',
    allRatings: 'Todas as notas',
    stars: (count) => (count === 1 ? '1 estrela' : `${count} estrelas`),
    allSources: 'Todas as fontes',
    ownForm: 'Enviadas à empresa',
    addedByBusiness: 'Adicionadas pela empresa',
    allLanguages: 'Todos os idiomas',
    allTopics: 'Todos os temas',
    clear: 'Limpar filtros',
    found: (count) => `${count} avaliações encontradas`,
    foundOne: '1 avaliação encontrada',
    showMore: 'Mostrar mais',
    none: 'Aqui ainda não há avaliações exibidas.',
    noneNow: 'Não há avaliações aqui no momento.',
    noMatch: 'Nenhuma avaliação corresponde.',
    showAll: 'Mostrar todas as avaliações',
    missing: 'Esta página não está aqui',
    missingHelp: 'O endereço pode ter mudado ou a página foi desativada.',
    madeWith: 'Feito com',
    language: 'Idioma',
  },
}
