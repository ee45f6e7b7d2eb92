import type { CustomerLanguage } from '#contract/languages.ts'

type Patterns = Readonly<Record<CustomerLanguage, RegExp>>

/** "I couldn't sleep", and not "a paper book": with a subject, or with a verb where verbs need none. */
const clauses: Patterns = {
  en: /^(?:i|we|my|our|it|there|they|he|she|nobody|everything|nothing)\b/i,
  es: /^(?:no|me|nos|se|yo|todo|nadie|tenía\w*|era\w*|estaba\w*|había\w*|\p{L}+(?:aba|ábamos|aban|ía|íamos|ían))(?!\p{L})/iu,
  fr: /^(?:(?:je|nous|on|il|elle|ils|elles|rien|tout|personne) |[jc]['’])/i,
  de: /^(?:ich|wir|es|man|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu,
  pt: /^(?:não|eu|nós|a gente|me|nos|tudo|ninguém|tinha\w*|era\w*|estava\w*|havia\w*|\p{L}+(?:ava|ávamos|avam|ia|íamos|iam))(?!\p{L})/iu,
}
/** "About two weeks", and not "quick". */
const timeSpans: Patterns = {
  en: /^(?:(?:about|around|almost|nearly|only|just|less than|more than|under|over|maybe|like) )?(?:\d|an? |one |two |three |four |five |six |seven |eight |nine |ten |half )/i,
  es: /^(?:(?:unos|unas|casi|solo|sólo|menos de|más de|apenas) )?(?:\d|una? |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |media )/i,
  fr: /^(?:(?:environ|à peine|seulement|moins de?|plus de?|presque) )?(?:\d|d['’]?une? |une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )/i,
  de: /^(?:(?:etwa|ungefähr|ca\.?|rund|knapp|fast|nur|gut) )?(?:\d|eine[nr]? |ein |zwei |drei |vier |fünf |sechs |sieben |acht |neun |zehn )/i,
  pt: /^(?:(?:uns|umas|cerca de|quase|só|apenas|menos de|mais de) )?(?:\d|uma? |dois |duas |três |quatro |cinco |seis |sete |oito |nove |dez )/i,
}
/** "The lamb", "Las vistas": an article, with at most two words behind it, and no more in that sentence. */
const things: Patterns = {
  en: /^(?:the|my|our) [\p{L}'’-]+(?: [\p{L}'’-]+)?(?:[.!,]|$)/iu,
  es: /^(?:(?:el|la|los|las|mi) \p{L}+(?: \p{L}+)?(?:[.!,]|$)|que )/iu,
  fr: /^(?:(?:le|la|les|mon|ma) |l['’])\p{L}+(?: \p{L}+)?(?:[.!,]|$)/iu,
  de: /^(?:der|die|das|den|mein\p{L}*) \p{L}+(?: \p{L}+)?(?:[.!,]|$)/iu,
  pt: /^(?:o|a|os|as|minha|meu) \p{L}+(?: \p{L}+)?(?:[.!,]|$)/iu,
}

/** Whether an answer about earlier begins as a clause. */
export function isClause(answer: string, language: CustomerLanguage): boolean {
  return clauses[language].test(answer.trim())
}

/** Whether an answer about time begins with how long. */
export function isTimeSpan(answer: string, language: CustomerLanguage): boolean {
  return timeSpans[language].test(answer.trim())
}

/** Whether an answer begins by only naming what was best. */
export function namesOneThing(answer: string, language: CustomerLanguage): boolean {
  return things[language].test(answer.trim())
}
