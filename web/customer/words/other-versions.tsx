import type { Entries } from '../sending/entries.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'
import { useVersions } from '../write/use-versions.ts'
import { Versions } from '../write/versions.tsx'

interface OtherVersionsProps {
  draft: QuestionnaireDraft
  entries: Entries
  ask: (first: QuestionnaireDraft) => Promise<readonly QuestionnaireDraft[]>
  take: (version: QuestionnaireDraft, content: string) => void
}

/** Three versions of the draft on request. What was changed in one stays in it while another is looked at. */
export function OtherVersions({ draft, entries, ask, take }: OtherVersionsProps) {
  const { state, versions, chosen, show, setContent, choose } = useVersions(draft, () => ask(draft))
  const now = entries.content.trim() === '' ? versions[chosen]?.content : entries.content
  const shown = versions.map(({ content }, at) => ({ content: (at === chosen ? now : undefined) ?? content }))
  return (
    <Versions
      state={state}
      versions={shown}
      chosen={chosen}
      show={show}
      choose={(at) => {
        setContent(shown[chosen]?.content ?? '')
        choose(at)
        const next = versions[at]
        if (next) take(next.draft, next.content)
      }}
    />
  )
}
