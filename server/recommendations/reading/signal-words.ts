/** What words of a testimonial can speak of. */
export type Signal =
  | 'trust'
  | 'decision'
  | 'loyalty'
  | 'choice'
  | 'advice'
  | 'emotion'
  | 'sequence'
  | 'team'
  | 'measure'

/** The words of each signal, separated by blanks; one that ends in `*` stands for all that begin so. */
export type SignalWords = Readonly<Record<Signal | 'negations', string>>

export const english: SignalWords = {
  trust:
    'trust* reliab* honest* dependab* profession* punctual* safe safely secure transparen* trustwor* on-time careful* thorough* consisten* accurat* responsib* expert* knowledg* confiden*',
  decision: 'worth result* saved saves save improve* increase* solved fixed best difference value',
  loyalty: 'again always regular* years return* returning loyal* repeat* weekly monthly',
  choice:
    'chose choose choosing compared comparing switched tried decided decision searching looking options',
  advice: 'recommend* friends friend family neighbor* neighbour* colleague*',
  emotion:
    'love loved loves happy happier delight* thrill* amaz* wonderful* fantastic grateful* thankful* joy enjoy* touched beautiful* excit* relie* smile* proud',
  sequence: 'when then after afterwards later until finally began started suddenly',
  team: 'team teams business* company companies office clients partner* project* staff contract*',
  measure:
    'percent half twice double* triple* hour hours minute* days weeks months dollar* euro* pounds times',
  negations:
    "not no never nobody none without hardly barely don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't wouldn't hasn't haven't",
}

export const spanish: SignalWords = {
  trust:
    'confian* fiable* honest* profesion* puntual* segur* transparen* responsab* expert* cuidados* seri* precis*',
  decision: 'vale resultad* ahorr* mejor* solucion* resolv* diferencia',
  loyalty: 'siempre años volv* repet* fiel*',
  choice: 'elegí elegimos elegir comparé comparado comparar cambié probé decid* buscaba buscando opciones',
  advice: 'recomiend* recomend* amigos amigas familia vecin* coleg*',
  emotion:
    'encant* feliz felices maravill* increíb* fantást* agradec* alegr* emocion* bonit* orgull* disfrut*',
  sequence: 'cuando después luego entonces finalmente empez*',
  team: 'equipo empresa* negocio* oficina clientes soci* proyect*',
  measure: 'ciento mitad doble hora horas minut* días semanas meses euro* veces',
  negations: 'no nunca jamás nadie ninguno ninguna sin ni tampoco apenas',
}

export const french: SignalWords = {
  trust:
    'confian* fiab* honnêt* profession* ponctu* sûr sûre sérieu* transparen* responsab* expert* soigneu* précis*',
  decision: 'vaut résult* économis* amélior* résolu* meilleur* différence',
  loyalty: 'toujours années ans revien* retourn* fidèl*',
  choice: 'choisi choisir comparé changé essayé décidé cherchais cherchions options',
  advice: 'recommand* conseill* amis famille voisin* collèg*',
  emotion:
    'ador* heureu* ravi* merveill* incroyab* fantasti* reconnaiss* joie émotion* magnifiq* fier fière aimé',
  sequence: 'quand après ensuite puis enfin finalement commenc*',
  team: 'équipe* entreprise* société* bureau clients partenair* projet*',
  measure: 'cent moitié double heure heures minute* jours semaines euro* fois',
  negations: 'ne pas jamais personne aucun aucune sans ni plus guère',
}

export const german: SignalWords = {
  trust:
    'vertrau* zuverläss* ehrlich* profession* pünktlich* sicher* transparen* verlässl* kompeten* sorgfält* gründlich* experte* seriös*',
  decision: 'lohnt gelohnt ergebnis* gespart verbesser* gelöst beste bester unterschied',
  loyalty: 'wieder immer jahre jahren stamm* treu* erneut',
  choice: 'entschieden verglichen gewechselt ausprobiert gesucht gewählt auswahl',
  advice: 'empfehl* empfohlen freunde freunden familie nachbar* kolleg*',
  emotion:
    'liebe lieben glücklich* begeister* wunder* fantasti* dankbar* freude freuen gefreut toll* schön* stolz',
  sequence: 'dann danach später schließlich zuerst begann angefangen',
  team: 'team firma unternehmen büro kunden partner* projekt*',
  measure: 'prozent hälfte doppelt stunde stunden minute* tage tagen wochen monate euro mal',
  negations: 'nicht kein keine keinen keiner nie niemals niemand ohne kaum weder',
}

export const portuguese: SignalWords = {
  trust:
    'confian* confiáv* honest* profission* pontua* segur* transparen* responsáv* especialist* cuidados* séri* precis*',
  decision: 'vale resultad* poup* melhor* resolv* diferença',
  loyalty: 'sempre anos volt* repet* fiel fiéis novamente',
  choice: 'escolhi escolhemos escolher comparei mudei experimentei decidi procurava opções',
  advice: 'recomend* amigos amigas família vizinh* coleg*',
  emotion: 'ador* feliz felizes maravilh* incríve* fantásti* grat* alegri* emocion* bonit* orgulh* amei',
  sequence: 'quando depois então finalmente comec*',
  team: 'equipa equipe empresa* negócio* escritório clientes parceir* projet*',
  measure: 'cento metade dobro hora horas minut* dias semanas meses euro* vezes',
  negations: 'não nunca jamais ninguém nenhum nenhuma sem nem tampouco',
}
