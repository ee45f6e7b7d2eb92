import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { germanForms } from './german-forms.mjs'

/*
 * Makes server/kit/spelling/words, which says what is in it. Needed again only for newer sources:
 *   node scripts/spelling/prepare.mjs <folder>
 * The folder holds a checkout of wordfreq, one of german-pos-dict, and node_modules with hunspell-asm, msgpackr and the
 * dictionaries below.
 */
const dictionaries = {
  en: ['en', 'en-gb', 'en-au', 'en-ca'],
  es: ['es', 'es-ar', 'es-mx'],
  fr: ['fr'],
  pt: ['pt', 'pt-pt'],
}
const [folder = '.'] = process.argv.slice(2)
const require = createRequire(path.resolve(folder, 'package.json'))
const { unpack } = require('msgpackr')
const hunspell = await require('hunspell-asm').loadModule()
const [rarest, rarestOther] = [1, 2]

for (const language of [...Object.keys(dictionaries), 'de']) {
  const spellings = language === 'de' ? germanSpellings() : spellingsOf(dictionaries[language])
  const lines = [...wordsOf(language)].flatMap(({ word, zipf }) => linesOf(word, zipf, spellings(word)))
  const text = lines.toSorted((one, other) => (one < other ? -1 : 1)).join('\n')
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(`server/kit/spelling/words/${language}.br`, packed)
  console.log(language, lines.length, packed.length)
}

/** What wordfreq has counted: its bins are hundredths of a power of ten below certainty. */
function* wordsOf(language) {
  const file = path.join(folder, `wordfreq/wordfreq/data/large_${language}.msgpack`)
  for (const [bin, words] of unpack(readFileSync(file)).slice(1).entries()) {
    for (const word of words) {
      if (!/^[\p{L}\p{M}'’-]{1,30}$/u.test(word) || !/[a-zß-ÿœ]/u.test(word)) continue
      yield { word, zipf: 9 - bin / 100 }
    }
  }
}

/** A line a spelling; its last character says how common it is and what: "!" is a name, "A" a word, "a" neither. */
function linesOf(word, zipf, spellings) {
  const steps = (value) => Math.max(0, Math.min(25, Math.round((value - rarest) * 4)))
  const line = (text, base, value) => text + String.fromCharCode(base.charCodeAt(0) + steps(value))
  if (spellings.length === 0) return zipf >= rarestOther ? [line(word, 'a', zipf)] : []
  return spellings.map(({ form, isName, isOld }) => line(form, isName ? '!' : 'A', isOld ? rarest : zipf))
}

/** How dictionaries of hunspell write a word, or nothing. */
function spellingsOf(names) {
  const spells = names.map((name) => {
    const [aff, dic] = ['aff', 'dic'].map((kind) =>
      hunspell.mountBuffer(
        readFileSync(path.join(folder, `node_modules/dictionary-${name}/index.${kind}`)),
        `${name}.${kind}`,
      ),
    )
    return hunspell.create(aff, dic)
  })
  return (word) => {
    const forms = [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
    const form = forms.find((one) => spells.some((each) => each.spell(one)))
    return form === undefined ? [] : [{ form, isName: form !== word && !/^I['’]/.test(form) }]
  }
}

/** How german-pos-dict writes a word, which wordfreq writes small and with ss. */
function germanSpellings() {
  const file = readFileSync(
    path.join(folder, 'german-pos-dict/src/main/resources/org/languagetool/resource/de/german.dict'),
  )
  const known = new Map()
  for (const { form, tag } of germanForms(file)) {
    const key = form.toLowerCase().replaceAll('ß', 'ss')
    const forms = known.get(key) ?? known.set(key, new Map()).get(key)
    forms.set(form, (forms.get(form) ?? true) && tag.startsWith('EIG'))
  }
  return (word) => {
    const forms = known.get(word) ?? new Map()
    return [...forms].map(([form, isName]) => {
      // Both have ß and ss: the one with ß is as it was written before 1996, or rarer.
      const isOld = form.includes('ß') && forms.has(form.replaceAll('ß', 'ss'))
      return { form, isName, isOld }
    })
  }
}
