import { within, word, type SmallWords } from './word-lists.ts'

export const german: SmallWords = {
  determiners: word(
    'der die das den dem des ein eine einen einem einer mein meine meinen meiner meinem unser unsere unseren unserer unserem ihr ihre',
  ),
  small:
    word(`der die das den dem des ein eine einen einem einer mein meine unser unsere ihr ihre und oder aber in im an am auf aus bei beim mit nach von vom zu zum
      zur für über um unter vor durch ohne seit bis ist war sind waren hat haben hatte hatten wurde wurden wird dass wenn weil als nicht kein keine nur noch schon sehr
      ich wir sie er es mich uns mir ihm ihn man sich auch so wie statt nie jetzt immer`),
  is: word('ist war sind waren'),
  joints: word('und oder aber weil dass wenn als obwohl doch sondern bis'),
  title: word('herr frau herrn dr'),
  numbers: within(
    '\\d+(?:[.,:]\\d+)*\n(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig)',
  ),
  change: /\bvon (\S+(?: \p{L}+)?) auf ((?:etwa |rund )?[\p{L}\d]+)/iu,
  turns: [
    ['mehr', 'weniger'],
    ['vor', 'nach'],
    ['mit', 'ohne'],
    ['schneller', 'langsamer'],
    ['länger', 'kürzer'],
    ['besser', 'schlechter'],
    ['höher', 'niedriger'],
    ['mindestens', 'höchstens'],
  ],
  tenses: [
    ['vorher', 'jetzt'],
    ['früher', 'jetzt'],
    ['jetzt', 'früher'],
    ['war', 'ist'],
    ['waren', 'sind'],
    ['hatte', 'habe'],
    ['hatten', 'haben'],
    ['konnte', 'kann'],
  ],
  persons: [
    [/\bhat mich /iu, 'habe ich '],
    [/\bhat uns /iu, 'haben wir '],
    [/\bhat mir /iu, 'habe ich ihm '],
    [/\bhaben mich /iu, 'habe ich sie '],
    [/\bich (?:habe|musste|konnte) /iu, 'sie haben '],
    [/\bwir haben /iu, 'sie haben '],
    [/\bsie haben /iu, 'ich habe '],
    [/\bmein(e?) (?=\p{Lu})/iu, 'ihr$1 '],
    [/\bunser(e?) (?=\p{Lu})/iu, 'ihr$1 '],
    [/\bmir /iu, 'ihnen '],
    [/\bhabe ich /iu, 'haben sie '],
  ],
  negations: [
    [/\bnicht (?=\p{L})/iu, ''],
    [/ nicht(?=[.,]|$)/iu, ''],
    [/\bkeine(n?) /iu, 'eine$1 '],
    [/\bkein /iu, 'ein '],
    [/\bniemand\b/iu, 'jemand'],
    [/\bohne\b/iu, 'mit'],
    [/\bnie\b/iu, 'immer'],
  ],
  not: 'nicht',
  conditions: /[,]? (?:wenn|falls|sofern|auf älteren|bei Regen|bis auf|nur für)\b[^,.]*/iu,
  reports: /^(?:.* )?(?:sagte[n]?|sagt|versprach(?:en)?|versprochen|hoffe|glaube|meinte),? (?:dass )?/iu,
  hedges: within(
    'fast\nein bisschen\nmanchmal\netwa\nungefähr\nvielleicht\noft\nhöchstens\nmeistens\nmeist\nziemlich',
  ),
  strong: ['extrem', 'immer', 'mit Abstand am meisten'],
  plural: (determiner, noun) => {
    const one = /^(?:ein|eine|einen|die|meine|unsere)$/iu.test(determiner)
    const own = /^(?:mein|unser)/iu.test(determiner)
      ? determiner.replace(/(?:e|en|er)?$/u, 'e')
      : /^die$/iu.test(determiner)
        ? 'die'
        : 'mehrere'
    if (!one || !/^\p{Lu}\p{Ll}{3,}$/u.test(noun)) return undefined
    return noun.endsWith('e')
      ? `${own} ${noun}n`
      : /(?:ung|heit|keit)$/u.test(noun)
        ? `${own} ${noun}en`
        : undefined
  },
  because: 'weil',
  now: 'Jetzt',
  past: /vorher|davor|früher|zuvor/iu,
  faults: /besser|nicht gefallen|nicht so gut|verbessern|fehlt|Kritik|stört|ändern|nicht gut/iu,
  liked: 'Mir gefiel',
  and: 'und',
  front:
    /^(Ich|Wir|Er|Sie|\p{Lu}\p{L}+ \p{Lu}\p{L}+) (\p{Ll}+) ([^,]{4,}) ((?:nach|in|seit|bei|während|am|im) (?:der |den |dem |zwei |drei |\d+ )?[^,;.]{3,20})\.?$/u,
}
