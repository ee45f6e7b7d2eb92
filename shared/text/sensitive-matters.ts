/** What people may not want to have read by everybody, though they wrote it. */
export const sensitiveMatters = ['phone', 'email', 'health', 'law', 'children', 'money'] as const
export type SensitiveMatter = (typeof sensitiveMatters)[number]

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** In the five languages at once: a customer may write in another than the page's. */
const patterns: Readonly<Record<Exclude<SensitiveMatter, 'phone'>, RegExp>> = {
  email: /[^\s@]+@[^\s@]+\.\p{L}{2,}/u,
  health: words(
    'diagnos\\p{L}*|surger(?:y|ies)|cancer|depress(?:ion|ed)|anxiety|pregnan\\p{L}*|therap(?:y|ist)|medication|illness|disease|cirug[ií]a|c[aá]ncer|depresi[oó]n|ansiedad|embaraz\\p{L}*|terapia|enfermedad|medicaci[oó]n|op[eé]ration|chirurgie|d[eé]pression|anxi[eé]t[eé]|enceinte|th[eé]rapie|maladie|m[eé]dicaments?|operiert|krebs|depression\\p{L}*|angststörung|schwanger\\p{L}*|therapie|krankheit|medikamente?|diagnose|cirurgia|depress[aã]o|gr[aá]vida|doença|rem[eé]dios?',
  ),
  law: words(
    'lawsuit|court|divorce\\p{L}*|custody|police|arrest\\p{L}*|sued|juicio|juzgado|divorci\\p{L}*|custodia|polic[ií]a|demanda|tribunal|proc[eè]s|garde des enfants|plainte|gericht|scheidung|geschieden|sorgerecht|polizei|anzeige|verklag\\p{L}*|div[oó]rcio|processo judicial|guarda dos filhos|pol[ií]cia',
  ),
  children: words(
    'my (?:son|daughter|kids?|children|child)|our (?:son|daughter|kids|children)|mis? hij[oa]s?|nuestr[oa]s? hij[oa]s?|mon fils|ma fille|mes enfants|nos enfants|mein(?:e[mnrs]?)? (?:sohn|tochter|kind|kinder|kindern)|unser(?:e[mnrs]?)? (?:sohn|tochter|kind|kinder)|(?:meu|nosso)s? filhos?|(?:minha|nossa)s? filhas?',
  ),
  money:
    /(?:[$€£]\s?\p{N}|\p{N}\s?(?:€|\$|£|euros?|dollars?|d[oó]lares|reais|usd|eur)(?!\p{L}))|(?<!\p{L})(?:salary|debts?|mortgage|bankrupt\p{L}*|sueldo|deudas?|hipoteca|salaire|dettes?|gehalt|schulden|hypothek|sal[aá]rio|dívidas?)(?!\p{L})/iu,
}

const dialed = /\+?\(?\d[\d ()./-]{6,}\d/g
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/
const fewestDigits = 8

/** Which of these a text speaks of. */
export function sensitiveMattersIn(text: string): SensitiveMatter[] {
  return sensitiveMatters.filter((matter) =>
    matter === 'phone' ? holdsPhone(text) : patterns[matter].test(text),
  )
}

function holdsPhone(text: string): boolean {
  return (text.match(dialed) ?? []).some(
    (found) => found.replace(/\D/g, '').length >= fewestDigits && !date.test(found.trim()),
  )
}
