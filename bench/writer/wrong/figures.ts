import { customerLanguages } from '../../../contract/languages.ts'
import { groundOf, type Ground } from '../../../server/writer/grounding/ground.ts'
import { checkGrounding } from '../../../server/writer/grounding/check-grounding.ts'
import { corpus } from '../../../server/writer/grounding/corpus.ts'
import { sets } from '../../../server/test/writing/customers/sets.ts'
import type { Figure } from '../../kit/report.ts'
import { answerSets } from '../answer-sets.ts'
import { isInItsWords, type Labeled, labeledIn } from './labeled.ts'
import { type Made, sentencesMadeOf } from './sentences.ts'

/** A sentence that the check judged. `way` says how it was made, or which of its kind it is. */
interface Judged {
  readonly language: string
  readonly way: string
  readonly isTrue: boolean
  readonly isAside: boolean
  readonly isRefused: boolean
}

const wanted = { refused: 0.97, rearranged: 0.9, paraphrase: 0.75 }
const setsOfLanguage = 120
const firstSet = 500

/** Of what is put together wrongly, how much is refused; of what is true, how much is kept: all, by language, by kind, and aside. */
export function checkFigures(): Array<{ title: string; figures: Figure[] }> {
  const judged = judgedSentences()
  const [working, aside] = [false, true].map((isAside) => judged.filter((one) => one.isAside === isAside))
  return [
    {
      title: 'The check: who did what',
      figures: [...shares('all', working ?? [], true), ...byLanguage(working ?? [])],
    },
    { title: 'The check, by kind of distortion', figures: byWay(working ?? []) },
    {
      title: 'The check, on what was put aside',
      figures: [...shares('all', aside ?? [], true), ...byLanguage(aside ?? []), ...byWay(aside ?? [])],
    },
    { title: 'The check, on sentences written afterwards', figures: freshFigures('fresh.txt') },
    {
      title: 'The check, on sentences written before it was made stricter',
      figures: freshFigures('unseen.txt'),
    },
  ]
}

/** What was written by hand, and made of its answers; of what is aside only the figures tell. */
function freshFigures(file: string): Figure[] {
  const { grounds, sentences } = labeledIn(file)
  const byHand = sentences.map((one) => judgedLabel(one, true))
  const made = sentencesMadeOf(grounds).map(judgedMade)
  const all = [...byHand, ...made]
  return [
    ...shares('by hand', byHand, false),
    ...shares(
      'by hand, aside',
      byHand.filter((_, at) => sentences[at]?.isAside),
      false,
    ).filter(({ ratio }) => !Number.isNaN(ratio)),
    ...shares('all', all, false),
    ...customerLanguages.flatMap((language) =>
      shares(
        language,
        all.filter((one) => one.language === language),
        false,
      ),
    ),
  ]
}

function isRefused(sentence: string, ground: Ground): boolean {
  return checkGrounding(sentence, ground).some(({ isGrounded }) => !isGrounded)
}

function judgedLabel({ language, ground, sentence, label }: Labeled, isAside: boolean): Judged {
  const isTrue = label === 'rearranged' || label === 'paraphrase'
  return {
    language,
    way: isTrue ? label : `pairs: ${label}`,
    isTrue,
    isAside,
    isRefused: isRefused(sentence, ground),
  }
}

function judgedMade({ language, ground, sentence, way, isTrue, isAside }: Made): Judged {
  return {
    language,
    way: isTrue ? 'rearranged' : way,
    isTrue,
    isAside,
    isRefused: isRefused(sentence, ground),
  }
}

function judgedSentences(): Judged[] {
  const risky = labeledIn('wrong/risky.txt')
  const cases = corpus()
  const grounds = [
    ...risky.grounds,
    ...new Set(cases.map(({ ground }) => ground)),
    ...answerSets('answers.txt').map(({ brief }) => groundOf(brief)),
    ...customerLanguages.flatMap((language) => sets(language, setsOfLanguage, firstSet).map(groundOf)),
  ]
  const labeled = (file: string, isAside: boolean) =>
    labeledIn(file).sentences.map((one) => judgedLabel(one, isAside))
  return [
    ...sentencesMadeOf(grounds).map(judgedMade),
    ...cases.map(({ language, ground, sentence, invention, isHeldOut }) => ({
      language,
      way: invention ? 'corpus' : isInItsWords(sentence, ground) ? 'rearranged' : 'paraphrase',
      isTrue: invention === undefined,
      isAside: isHeldOut,
      isRefused: isRefused(sentence, ground),
    })),
    ...labeled('wrong/risky.txt', false),
    ...labeled('pairs.txt', true),
  ]
}

function shares(name: string, some: readonly Judged[], isGoal: boolean): Figure[] {
  const invented = some.filter(({ isTrue }) => !isTrue)
  const kept = (way: string) => some.filter((one) => one.isTrue && one.way === way)
  return [
    share(`${name}: invented refused`, invented, true, wanted.refused, isGoal),
    share(`${name}: true, in other order, kept`, kept('rearranged'), false, wanted.rearranged, false),
    share(`${name}: true, in other words, kept`, kept('paraphrase'), false, wanted.paraphrase, false),
  ]
}

function share(
  name: string,
  some: readonly Judged[],
  isRefusing: boolean,
  reference: number,
  isGoal: boolean,
): Figure {
  const right = some.filter(({ isRefused }) => isRefused === isRefusing).length
  const value = right / some.length
  return {
    name: `${name} (${right} of ${some.length})`,
    ours: value.toFixed(3),
    reference: reference.toFixed(2),
    ratio: value / reference,
    ...(isGoal ? { goal: { least: 1 } } : {}),
  }
}

function byLanguage(some: readonly Judged[]): Figure[] {
  return customerLanguages.flatMap((language) =>
    shares(
      language,
      some.filter((one) => one.language === language),
      true,
    ),
  )
}

function byWay(some: readonly Judged[]): Figure[] {
  const invented = some.filter(({ isTrue }) => !isTrue)
  return [...new Set(invented.map(({ way }) => way))].toSorted().map((way) =>
    share(
      way,
      invented.filter((one) => one.way === way),
      true,
      wanted.refused,
      false,
    ),
  )
}
