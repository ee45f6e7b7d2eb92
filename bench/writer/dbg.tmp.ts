import { readSentence } from '../../server/writer/who-did-what/reading.ts'
import { lexiconOf } from '../../server/writer/grounding/lexicon/lexicon.ts'
const [, , l, ...s] = process.argv
for (const one of s) {
  const r = readSentence(one, lexiconOf(l as any))
  console.log(one)
  for (const g of r.segments)
    console.log(
      '  ',
      g.opener || '-',
      g.subject.kind + (g.isInherited ? '(inh)' : ''),
      g.isNow ? 'NOW' : '',
      g.isBefore ? 'BEFORE' : '',
      g.parts
        .map(
          (p) =>
            `${p.token.text}:${p.token.role}/${p.token.key}#${p.chunk}${p.governor ? '<' + p.governor : ''}${p.owner ? '~' + p.owner : ''}${p.hasDeterminer ? '!' : ''}${p.isMovable ? '*' : ''}`,
        )
        .join('  '),
    )
}
