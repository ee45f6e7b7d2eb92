import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VersionChoice } from '../../ui/choices/version-choice.tsx'
import { useWriteCopy } from '../form/use-write-copy.ts'
import type { useVersions } from './use-versions.ts'

type VersionsProps = Pick<ReturnType<typeof useVersions>, 'state' | 'versions' | 'chosen' | 'choose' | 'show'>

/** Three versions on request, and one of them chosen. */
export function Versions({ state, versions, chosen, choose, show }: VersionsProps) {
  const copy = useWriteCopy()
  if (versions.length > 1) {
    return (
      <VersionChoice
        legend={copy.versions}
        nameOf={copy.version}
        versions={versions.map(({ content }) => content)}
        chosen={chosen}
        onChoose={choose}
      />
    )
  }
  if (state === 'asked') return <output className="text-sm text-soft">{copy.onlyVersion}</output>
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        size="small"
        className="self-start"
        isPending={state === 'asking'}
        pendingLabel={copy.writing}
        onClick={show}
      >
        {copy.threeVersions}
      </Button>
      {state === 'failed' && (
        <Banner tone="warning" isAlert>
          {copy.versionsFailed}
        </Banner>
      )}
    </div>
  )
}
