/** After these words a sentence lists what is offered. */
const openings =
  /(?:\b(?:we offer|we provide|we make|we bake|we sell|offering|specializing in|specialising in|specializes in|specialises in|services include|services:|our services are|wir bieten(?: Ihnen)?|wir fertigen|wir backen|spezialisiert auf|unsere leistungen:|leistungen:|ofrecemos|especialistas en|especializados en|servicios:|nous proposons|nous offrons|nous fabriquons|spécialisée? dans|spécialistes? d[eu']|prestations ?:|oferecemos|especializados em|especialistas em|serviços:))\s+(.{6,300}?)(?:[.;!?]|$)/i
const lastAnd = /\s+(?:and|und|y|e|et|sowie|&)\s+/i
const tails =
  /\s+(?:for|für|para|pour|in|im|en|em|à|with|mit|con|com|avec|from|von|to|since|across|throughout|all|every|that|which)\s.*$/i
const articles =
  /^(?:(?:and|und|y|e|et|or|oder|o|ou|the|a|an|our|your|unsere?|nuestr[oa]s?|nos|los|las|les|des|de la|du|os|as|also|as well as)\s+)+/i
const mostWords = 5

/** "We offer tea, cakes and lunch for groups": tea, cakes, lunch. Nothing where it is no list. */
export function servicesInSentences(text: string): string[] {
  const list = openings.exec(text)?.[1]
  if (!list || !/[,&]|\s(?:and|und|y|e|et)\s/i.test(list)) return []
  const parts = list.split(/\s*,\s*/)
  const last = parts.pop() ?? ''
  const names = [...parts, ...last.split(lastAnd)].map((part, at, all) =>
    (at === all.length - 1 ? part.replace(tails, '') : part).replace(articles, '').trim(),
  )
  if (names.length < 2 || names.some((name) => name.split(' ').length > mostWords || name.length < 3))
    return []
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}
