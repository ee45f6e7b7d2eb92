/*
 * Questions are read without accents, in every language: a business may ask in another one than its customer answers in.
 */
const faults = anyOf(
  /\bimprov|\b(?:could|should|would|can|do|done|have)\b.*\b(?:better|differently)\b|\bmissing\b|\bwould you change\b/,
  /\b(?:like|enjoy|love)d? (?:the )?least|\b(?:dis|not |n['’]t )like|\bwrong\b|\bdisappoint|\bdownside|\bdidn['’]t\?/,
  /\b(?:bad|worst|annoy\w*|bother\w*|frustrat\w+|complain\w*|difficult|drawback\w*|cons)\b|\bnot (?:so |go )?(?:good|well)\b/,
  /\bmejor(?:ar\w*|emos|e)\b|\bpod\w*\b.*\bmejor\b|\bcambiaria|\bfalt[ao]\b|\bmenos\b.*\bgust|\bgusto menos/,
  /\bno (?:te|le|les|os) gust|\bdesagrad|\bdecepcion|\bsali\w* mal|\bpeor\b|\bmolest|\bmal[oa]s?\b|\bno (?:fue|salio) bien|\bque no\b/,
  /\bamelior|\b(?:pourr|aur|dev|fer|pouv)\w*\b.*\bmieux\b|\bmanqu|\bchangeriez|\bmoins (?:aim|plu)|\bpas (?:aim|plu|ete)|\bdecu|\bmal passe/,
  /\bpire\b|\bgen(?:e|ant)\b|\bagac|\bmoins bien|\bpas bien/,
  /\b(?:konn|soll|hatt|mach|kann)\w*\b.*\bbesser\b|\bverbesser|\bandern\b|\banders machen|\bfehlt|\bwenigsten\b|\bnicht gefallen|\b(?:ge)?stort\b|\benttausch/,
  /\bschlecht|\bschlimm|\bargert?\b|\bgeargert|\bnicht (?:so )?gut\b|\bwas nicht\b/,
  /\bmelhorar|\bmelhor[ae]mos|\b(?:pod|dev)\w*\b.*\bmelhor\b|\bmudaria|\bmenos gost|\bgost\w* menos|\bnao gost|\bdececion|\bcorreu mal/,
  /\bpior\b|\bincomod|\bruim\b|\bmau\b|\bnao (?:correu|foi) bem|\bque nao\b/,
  /\bnegati[vf]/,
  /\bsuggest|\badvice\b|\bconseil|\bconsejo|\bsuger|\b(?:rat|tipp|tipps)\b|\bvorschl|\bconselho|\bdica/,
)
/** What was there before the business, or what others do: its faults are not the business's. */
const earlier = anyOf(
  /\bbefore\b|\b(?:what|which) (?:problem|challenge)|\b(?:previous|former|competitor|other (?:compan|provid|suppl|shop))/,
  /\b(?:almost|nearly)\b.*\b(?:stop|kept|keep)|\bhesitat|\b(?:doubts?|concerns?|worr(?:y|ies|ied))\b/,
  /\bantes\b|\bque problema|\bqual (?:era o )?problema|\banterior|\bcompetencia\b|\bdud(?:as?|abas?)\b|\bpreocupa/,
  /\bavant\b|\bquel probleme|\bprecedent|\bancien\w* (?:fourniss|prestat|cabinet)|\bconcurren|\bhesit|\binquiet|\bcrain/,
  /\b(?:vorher|zuvor|fruher)\w*\b|\bwelches problem|\bkonkurr|\banderen anbieter|\bgezogert|\bbedenken\b|\bzweifel/,
  /\bconcorren|\breceio|\bhesitou|\bduvida/,
)
const later =
  /\b(?:after|now|since|afterwards|despues|ahora|apres|maintenant|nachher|danach|jetzt|seither|depois|agora)\b/
/** Why it was this business: without a verb, it names what brought somebody there. */
export const reasons = anyOf(
  /\bbrought you\b|^why\b.*\b(?:come|came|call|contact|visit)/,
  /\bpor ?que\b.*\b(?:vino|vinist|acudi|veio|vier)/,
  /\bpourquoi\b.*\bvenu|\bwarum\b.*\bgekommen/,
)
/** What happened, or why it was chosen: what is bad in it may be somebody else's fault. */
export const circumstances = anyOf(
  /\bwhat happened\b|\bque (?:paso|aconteceu)|\bs'est(?:-il)? passe|\bpassiert\b/,
  /^why\b.*\b(?:choose|chose|pick)|\bpor ?que\b.*\b(?:elig|escog|escolh)|\bpourquoi\b.*\bchois|\bwarum\b.*\b(?:entschieden|gewahlt)/,
)
/** Asked with or to whom: an answer without a verb is somebody who has no part in the experience. */
export const otherPeople = anyOf(
  /\b(?:who|whom)\b.*\b(?:with|to|recommend)\b|\b(?:a|con|com|avec|mit) (?:quien|quienes|quem|qui|wem)\b|\bwem\b/,
)
const praise = anyOf(
  /\b(?:like|love|enjoy|good|well|best|chang|difference|result|benefit|stood out|different|describe)/,
  /\b(?:gust|encant|bueno|bien|mejor\b.*\bparte|cambi|resultado|ventaja|beneficio|destac|describ)/,
  /\b(?:aime|plu\b|apprecie|bien|chang|resultat|avantage|marque|decri)/,
  /\b(?:gefall|gefiel|gut\b|besten\b|verander|geander|ergebnis|anders|vorteil|nutzen|beschreib)/,
  /\b(?:gost|agrad|bom\b|bem\b|mudou|mudanca|vantage|beneficio|melhor parte|descrev)/,
)
const changes =
  /\b(?:chang\w*|different now|results?|cambi\w*|resultad\w*|mejorado|verander\w*|geander\w*|seitdem|ergebnis\w*|mud(?:ou|anca\w*))\b/
const facts = anyOf(
  /^(?:who|whom|which|where|when|what (?:do|did|was|were|kind|sort|brought)|how (?:many|much|long|often)|(?:is|was|were|are|do|does|did|would|will|can|could|have|has)\b)/,
  /^[¿ ]*(?:quien|quienes|cual|cuales|cuando|cuant[oa]s?|donde|que (?:compr|ped|hizo|necesit|us)|volver|recomend|le (?:fue|sirvio))/,
  /^(?:qui|quel|quelle|quels|quelles|quand|combien|ou|que (?:vouli|vene|ave)|qu'avez-vous (?:fait|command|achet)|reviendr|recommand|est-ce)/,
  /^(?:wer|wem|welche\w*|wann|wie (?:oft|viel\w*|lange)|wo|was (?:haben sie (?:gekauft|bestellt)|bestell|kauf|sollt)|wurden|war|ist|sind|haben|kommen)/,
  /^(?:quem|qual|quais|quando|quant[oa]s?|onde|o que (?:compr|ped|encomend|precis|us)|voltar|recomend)/,
)

/** Whether a question asks for what was not good. */
export function asksForFaults(question: string): boolean {
  return faults.test(foldedQuestion(question))
}

/** Whether a question asks how it was before, or with others. */
export function asksWhatWasBefore(question: string): boolean {
  const asked = foldedQuestion(question)
  return earlier.test(asked) && !later.test(asked)
}

/** Whether a question asks what has become different. */
export function asksWhatChanged(question: string): boolean {
  return changes.test(foldedQuestion(question))
}

/** Whether a question asks for a judgment: a few words are an answer that speaks for itself. */
export function asksWhatWasGood(question: string): boolean {
  const asked = foldedQuestion(question)
  return praise.test(asked) && !/^(?:is|was|were|are|do|does|did|would|will|can)\b/.test(asked)
}

/** Whether a question asks for a fact, a name or a yes. */
export function asksWhoOrWhat(question: string): boolean {
  return facts.test(foldedQuestion(question))
}

export function foldedQuestion(question: string): string {
  return question.trim().toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'i')
}
