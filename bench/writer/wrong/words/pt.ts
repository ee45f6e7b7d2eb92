import { within, word, type SmallWords } from './word-lists.ts'

export const portuguese: SmallWords = {
  determiners: word('o a os as um uma meu minha meus minhas nosso nossa nossos nossas seu sua este esta'),
  small:
    word(`o a os as um uma meu minha nosso nossa seu sua e ou mas em no na nos nas de do da dos das para com por pelo pela desde é era foi são está estão tem tinha há
      que quando se porque até como mais menos não nem muito me nos lhe lhes sem sobre antes depois durante nunca só já eu nós ele ela eles elas ao aos à`),
  is: word('é era foi são eram está estava estão foram'),
  joints: word('e ou mas porque que quem quando se embora até onde enquanto'),
  title: word('senhor senhora sr sra dona dr dra doutora doutor'),
  numbers: within(
    '\\d+(?:[.,:]\\d+)*\n(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta)',
  ),
  change:
    /\bde (\S+(?: \p{L}+)?) para ((?:cerca de )?(?:\d+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|um|uma)\b)/iu,
  turns: [
    ['mais', 'menos'],
    ['antes', 'depois'],
    ['com', 'sem'],
    ['melhor', 'pior'],
  ],
  tenses: [
    ['antes', 'agora'],
    ['agora', 'antes'],
    ['era', 'é'],
    ['estava', 'está'],
    ['tinha', 'tenho'],
    ['havia', 'há'],
  ],
  persons: [
    [/\b(\p{L}+)ou-me\b/iu, '$1ei-o'],
    [/\bme (\p{L}+)ou\b/iu, 'lhe $1ei'],
    [/\bme (\p{L}+)aram\b/iu, 'lhes $1ei'],
    [/\b(\p{L}+)aram-me\b/iu, '$1ei-os'],
    [/\bnos (\p{L}+)ou\b/iu, 'lhe $1amos'],
    [/\b(meu|minha) (?=\p{Ll})/iu, 'deles '],
    [/\b(?:nosso|nossa) (?=\p{Ll})/iu, 'deles '],
    [/(\p{Ll}{3,})aram\b/iu, '$1ei'],
    [/(\p{Ll}{3,})ei\b/iu, '$1aram'],
    [/\b(perd|ped|dorm|sub|receb|sent)i\b/iu, '$1eram'],
    [/\beu /iu, 'eles '],
  ],
  negations: [
    [/\bnão (?=\p{Ll})/iu, ''],
    [/\bnunca\b ?/iu, 'sempre '],
    [/\bninguém\b/iu, 'alguém'],
    [/\bsem\b/iu, 'com'],
    [/\bnenhuma?\b/iu, 'uma'],
    [/\bnem\b/iu, 'e'],
  ],
  not: 'não',
  conditions: /[,]? (?:se|quando|exceto|até que|a não ser que|só para|nos dias de)\b[^,.]*/iu,
  reports: /^(?:.* )?(?:disse|diz|disseram|dizem|prometeram|prometeu|espero|acho|acha|contou) que /iu,
  hedges: within(
    'quase\num pouco\nàs vezes\ncerca de\numas (?=\\d|seis)\ntalvez\nmuitas vezes\nnormalmente\nno máximo\ndemasiado\nbastante',
  ),
  strong: ['extremamente', 'sempre', 'de longe o mais'],
  plural: (determiner, noun) => {
    const many: Record<string, string> = {
      o: 'os',
      a: 'as',
      um: 'vários',
      uma: 'várias',
      meu: 'meus',
      minha: 'minhas',
      nosso: 'nossos',
      nossa: 'nossas',
    }
    const own = many[determiner.toLowerCase()]
    return own && /[aeo]$/u.test(noun) && !noun.endsWith('ão') ? `${own} ${noun}s` : undefined
  },
  because: 'porque',
  now: 'Agora',
  past: /antes/iu,
  faults: /melhor|não gost|mudar|falta|falha|crítica|incomod|correu mal|menos bem/iu,
  liked: 'Gostei de:',
  and: 'e',
  front:
    /^(.{12,}?) ((?:depois de|em|durante|desde) (?:o |a |os |as |um |uma |dois |duas |três |\d+ )[^,;.]{3,30})\.?$/iu,
}
