/** Texts that cost more than their length: each is sent wherever a stranger may write. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'alternating combining marks, 260 kB': `a${'\u0301\u0327'.repeat(64_000)}`,
  'alternating combining marks that fit': `a${'\u0301\u0327'.repeat(7_000)}`,
  'alternating combining marks that are kept': `a${'\u0301\u0327'.repeat(2_400)}`,
  'one long run of marks': `a${'\u0301'.repeat(14_000)}`,
  'spaces and line ends': ` ${'\r\n \t'.repeat(3_700)}`,
  'words that hide in zero-width characters': 'a\u200B'.repeat(7_000),
  'links to review sites': 'facebook.com/google.com/g.co/yelp.'.repeat(140),
  'braces of a template': '{{ '.repeat(1_600),
  'the longest letter there is': '\uFDFA'.repeat(5_000),
}

/** Bodies that are no sensible JSON; all are anonymous. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'lists in lists': '['.repeat(120_000) + ']'.repeat(120_000),
  'objects in objects': '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000),
  'many names': `{${Array.from({ length: 15_000 }, (_, index) => `"n${index}":1`).join(',')}}`,
  'one name again and again': `{${'"content":"x",'.repeat(12_000)}"rating":5}`,
  'prototypes in prototypes': '{"__proto__":'.repeat(12_000) + '1' + '}'.repeat(12_000),
  'a number without an end': `{"rating":${'9'.repeat(200_000)}}`,
}

export const hostileSearches: readonly string[] = [
  'a',
  'e',
  'zq',
  ' ',
  '%_\\'.repeat(60),
  "'".repeat(200),
  'the and a of '.repeat(15),
  'ab '.repeat(66),
  'never-to-be-found-'.repeat(11),
  `a${'\u0301\u0327'.repeat(3_000)}`,
  'x'.repeat(12_000),
]
