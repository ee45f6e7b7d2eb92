import type { Answer } from './answers.ts'
import type { Question } from './build-questions.ts'
import { ChoiceTiles } from './choice-tiles.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

/** What the choice "Something else?" is called among the others. */
const other = 'something-else'

interface AnswerChoicesProps {
  id: string
  question: Question
  answer: Answer
  onChoose: (answer: Answer) => void
}

/** The choices of a question and "Something else?", which brings a field for own words. */
export function AnswerChoices({ id, question: { type, choices }, answer, onChoose }: AnswerChoicesProps) {
  const copy = useQuestionCopy()
  const isMultiple = type === 'multiple'
  const isOther = answer.other !== undefined
  function toggle(value: string) {
    if (value === other) {
      const written = isMultiple && isOther ? undefined : (answer.other ?? '')
      onChoose({ ...answer, chosen: isMultiple ? answer.chosen : [], other: written })
    } else if (isMultiple) {
      const rest = answer.chosen.filter((one) => one !== value)
      onChoose({ ...answer, chosen: rest.length < answer.chosen.length ? rest : [...rest, value] })
    } else onChoose({ chosen: [value] })
  }
  return (
    <ChoiceTiles
      labeledBy={id}
      isMultiple={isMultiple}
      choices={[...choices, { value: other, label: copy.somethingElse }]}
      chosen={isOther ? [...answer.chosen, other] : answer.chosen}
      onChoose={toggle}
    />
  )
}
