import { corpus } from '../../server/writer/grounding/corpus.ts'
import { evidenceOf } from '../../server/writer/grounding/evidence.ts'
import { labeledIn } from './wrong/labeled.ts'
import { readSentence } from '../../server/writer/who-did-what/reading.ts'
import { candidatesFor } from '../../server/writer/who-did-what/who-did-what.ts'
const [, , l, business, s] = process.argv
const ground = [...corpus().map((c) => c.ground), ...labeledIn('wrong/risky.txt').grounds].find(
  (g) => g.businessName?.includes(business!) && g.locale === l,
)!
const ev = evidenceOf(ground)
const text = readSentence(s!, ev.lexicon)
for (const g of text.segments) {
  const { needed, candidates } = candidatesFor(g, text, ev)
  console.log(
    'SEG',
    g.opener,
    g.subject.kind,
    'needed',
    needed.map((n) => n.token.text),
  )
  for (const c of candidates)
    console.log(
      '   ',
      c.reading.tokens.map((t) => t.text).join(' '),
      '=>',
      c.pairs.map((p) => p.part.token.text).join(','),
      'CONFLICT',
      c.conflicts,
    )
}
