import { fullSentenceOf } from '../../lib/copy/full-sentence.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VersionChoice } from '../../ui/choices/version-choice.tsx'
import type { useGeneratorDraft } from './use-draft.ts'

/** Three versions on request, as an AI service may charge for each, and one of them chosen. */
export function Versions({ draft }: { draft: ReturnType<typeof useGeneratorDraft> }) {
  const { versions, chosen, isPending, failure } = draft.versions
  if (versions.length > 1) {
    return (
      <VersionChoice
        legend="Versions"
        nameOf={(number) => `Version ${number}`}
        versions={versions.map(({ words }, at) => (at === chosen ? (draft.words ?? words) : words))}
        chosen={chosen}
        onChoose={draft.chooseVersion}
      />
    )
  }
  if (versions.length === 1) {
    return <output className="text-sm text-faint">There is no other version of these entries.</output>
  }
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        isPending={isPending}
        pendingLabel="Writing..."
        disabled={draft.isGenerating}
        onClick={draft.showVersions}
      >
        Show three versions
      </Button>
      {failure && (
        <Banner tone="danger" isAlert>
          {fullSentenceOf(failure, "Couldn't create other versions.")} The one above is unchanged.
        </Banner>
      )}
    </div>
  )
}
