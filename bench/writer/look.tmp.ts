import { sentencesMadeOf } from './wrong/sentences.ts'
import { labeledIn, isInItsWords } from './wrong/labeled.ts'
import { corpus } from '../../server/writer/grounding/corpus.ts'
import { checkGrounding } from '../../server/writer/grounding/check-grounding.ts'
import { answerSets } from './answer-sets.ts'
import { sets } from '../../server/test/writing/customers/sets.ts'
import { groundOf } from '../../server/writer/grounding/ground.ts'
import { customerLanguages } from '../../contract/languages.ts'
const [, , show = '', lang, kind] = process.argv
const risky = labeledIn('wrong/risky.txt')
const grounds = [
  ...risky.grounds,
  ...new Set(corpus().map(({ ground }) => ground)),
  ...answerSets('answers.txt').map(({ brief }) => groundOf(brief)),
  ...customerLanguages.flatMap((l) => sets(l as any, 120, 500).map(groundOf)),
]
const made = sentencesMadeOf(grounds).filter((m) => m.isAside === (show === 'aside'))
const rows: Record<string, any> = {}
const tell = (language: string, isTrue: boolean, way: string, sentence: string, ground: any) => {
  const checks = checkGrounding(sentence, ground)
  const refused = checks.some((o) => !o.isGrounded)
  for (const k of [
    `${isTrue ? 'TRUE' : 'false'} ${language}`,
    `${isTrue ? 'TRUE' : 'false'} ${way}`,
    `${isTrue ? 'TRUE' : 'false'}  all`,
  ]) {
    rows[k] ??= [0, 0]
    rows[k][1]++
    if (refused !== isTrue) rows[k][0]++
  }
  if ((lang && lang !== 'x' && language !== lang) || (kind && way !== kind)) return
  if (show === 'all') console.log(language, way, '|', sentence)
  if (show === 'bad' && refused === isTrue)
    console.log(
      language,
      isTrue ? 'TRUE' : 'false',
      way,
      '|',
      sentence,
      isTrue ? checks.flatMap((o) => o.missing) : '',
    )
}
if (show === 'pairs') {
  for (const s of labeledIn('pairs.txt').sentences)
    tell(s.language, ['rearranged', 'paraphrase'].includes(s.label), s.label, s.sentence, s.ground)
} else {
  for (const m of made) tell(m.language, m.isTrue, m.way, m.sentence, m.ground)
  if (show !== 'aside') {
    for (const c of corpus())
      if (!c.isHeldOut)
        tell(
          c.language,
          !c.invention,
          c.invention ? 'corpus' : isInItsWords(c.sentence, c.ground) ? 'corpus-words' : 'corpus-other',
          c.sentence,
          c.ground,
        )
    for (const c of risky.sentences) tell(c.language, true, c.label, c.sentence, c.ground)
  }
}
for (const [k, [a, b]] of Object.entries(rows).sort()) console.log(k.padEnd(22), a, b, (a / b).toFixed(3))
