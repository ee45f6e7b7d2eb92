import type { CustomerLanguage } from '#contract/languages.ts'
import { stemOf } from '../stem.ts'
import { comparedForms } from './compared-forms.ts'
import type { Mark } from './marks.ts'
import type { LexiconSource, Person } from './source.ts'
import { wordsIn } from './words-in.ts'

/** What is known of a word. */
export interface Entry {
  readonly role: 'free' | 'topic' | 'carrier' | 'joint' | 'cause' | 'word'
  readonly key?: string
  readonly level?: number
  readonly marks?: readonly Mark[]
  readonly person?: Person
}

interface Entries {
  readonly entries: Map<string, Entry>
  readonly stems: Map<string, Entry>
}

/** Reads a language's lists. A word that stands in several has the role of the last, and all that the others say of it. */
export function lexiconEntriesOf(source: LexiconSource, language: CustomerLanguage): Entries {
  const all: Entries = { entries: new Map(), stems: new Map() }
  addMeanings(all, source, language)
  addCarriers(all, source, language)
  const add = (list: string, entry: Entry) => {
    for (const word of wordsIn(list, language)) all.entries.set(word, { ...all.entries.get(word), ...entry })
  }
  for (const [name, list] of source.fused) {
    const [key = '', ...marks] = name.split('+')
    add(list, { role: key === 'ever' ? 'free' : 'word', key, marks: marks as Mark[] })
  }
  for (const [mark, list] of source.marks) addMark(all, wordsIn(list, language), mark)
  add(source.free, { role: 'free' })
  add(source.joints, { role: 'joint' })
  for (const [person, list] of source.persons) {
    add(list, { role: 'free', person })
  }
  add(source.causes, { role: 'cause' })
  return all
}

function addMeanings({ entries, stems }: Entries, source: LexiconSource, language: CustomerLanguage): void {
  const add = (list: string, entry: Entry) => {
    for (const word of wordsIn(list, language)) {
      entries.set(word, { ...entries.get(word), ...entry })
      if (!word.includes(' ')) stems.set(stemOf(word, language), entry)
    }
  }
  for (const row of source.same.split(',')) add(row, { role: 'word', key: wordsIn(row, language)[0] ?? '' })
  for (const row of source.scales.split(',')) {
    const key = wordsIn(row, language)[0] ?? ''
    for (const [level, step] of row.split('<').entries()) add(step, { role: 'word', key, level })
  }
  for (const { base, form, mark } of comparedForms(source, language)) {
    const known = entries.get(base) ?? stems.get(stemOf(base, language))
    entries.set(form, { key: stemOf(base, language), ...known, role: 'word', marks: [mark] })
  }
}

function addCarriers({ entries, stems }: Entries, source: LexiconSource, language: CustomerLanguage): void {
  for (const role of ['topic', 'carrier'] as const) {
    for (const word of wordsIn(role === 'topic' ? source.topics : source.carriers, language)) {
      const stem = stemOf(word, language)
      entries.set(word, { ...entries.get(word), role })
      stems.set(stem, { key: stem, ...stems.get(stem), role })
    }
  }
}

/** A small word may be several marks at once: "never" is "not ever". */
function addMark({ entries }: Entries, words: readonly string[], mark: Mark): void {
  for (const word of words) {
    const known = entries.get(word)
    const marks = known?.role === 'free' ? (known.marks ?? []) : []
    entries.set(word, { ...known, role: 'free', marks: [...marks, mark] })
  }
}
