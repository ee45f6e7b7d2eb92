import type { BusinessResearch, ProposedQuestion } from '#contract/business/business-research.ts'
import { useQuery } from '@tanstack/react-query'
import { questionnaireQuery, useTakeQuestions } from '../../collect/queries.ts'
import { languageNames } from '../../lib/copy/form-defaults.ts'
import { ProposalList } from '../../ui/form/proposal-list.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'

const shownQuestions = 6

/** Questions that can become the questionnaire's; each takes the place of the one that asks the same. */
export function FoundQuestions({ found }: { found: BusinessResearch }) {
  const { data: questionnaire } = useQuery(questionnaireQuery)
  const save = useTakeQuestions()
  const language = found.questionLanguage
  const own = questionnaire?.[language]
  const shown = found.questions.slice(0, shownQuestions)
  const firstOfEach = shown.filter(({ asks }, at) => shown.findIndex((one) => one.asks === asks) === at)
  const take = (questions: readonly ProposedQuestion[]) =>
    save.mutate(
      { language, questions },
      {
        onSuccess: () => toast({ title: 'Questions saved', description: languageNames[language] }),
        onError: showRefusal('Update failed'),
      },
    )
  return (
    <div>
      <h3 className="text-sm font-semibold">Questions for your customers</h3>
      <p className="mb-1 text-sm text-faint">
        A question you use replaces the one in your {languageNames[language]} questionnaire.
      </p>
      <ProposalList
        label="Proposed questions"
        proposals={shown.map(({ text }) => text)}
        isTaken={(text) => shown.some((one) => one.text === text && own?.[one.asks] === text)}
        isPending={save.isPending}
        onTake={(text) => take(shown.filter((one) => one.text === text))}
        onTakeAll={() => take(firstOfEach)}
      />
    </div>
  )
}
