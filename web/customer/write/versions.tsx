import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { VersionChoice } from '../../ui/choices/version-choice.tsx'
import { useWriteCopy } from '../form/use-write-copy.ts'
import { growing } from '../page/growing.ts'
import type { useVersions } from './use-versions.ts'

interface VersionsProps extends Pick<
  ReturnType<typeof useVersions<{ content: string }>>,
  'state' | 'chosen' | 'show'
> {
  versions: ReadonlyArray<{ content: string }>
  choose: (at: number) => void
}

/** Three versions on request, and one of them chosen. */
export function Versions({ state, versions, chosen, choose, show }: VersionsProps) {
  const copy = useWriteCopy()
  const place = useFocusInsteadOfButton(state === 'asked')
  if (versions.length > 1) {
    return (
      <div ref={place}>
        <VersionChoice
          legend={copy.versions}
          nameOf={copy.version}
          versions={versions.map(({ content }) => content)}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
    )
  }
  if (state === 'asked') {
    return (
      <div ref={place}>
        <output tabIndex={-1} className="text-sm text-soft outline-none">
          {copy.onlyVersion}
        </output>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        size="small"
        className={clsx('self-start', growing)}
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

/** The button is gone with the answer: what came of it has the focus, unless the customer is elsewhere by then. */
function useFocusInsteadOfButton(isAsked: boolean) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsked || document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('input:checked, output')?.focus()
  }, [isAsked])
  return place
}
