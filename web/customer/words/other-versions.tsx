import { clsx } from 'clsx'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useWriteCopy } from '../form/use-write-copy.ts'
import { growing } from '../page/growing.ts'
import type { QuestionnaireDraft } from '../questionnaire/use-progress.ts'
import type { Entries } from '../sending/entries.ts'

const AskedVersions = lazyPart(() => import('./asked-versions.tsx').then((m) => m.AskedVersions))

export interface OtherVersionsProps {
  draft: QuestionnaireDraft
  entries: Entries
  ask: (first: QuestionnaireDraft) => Promise<readonly QuestionnaireDraft[]>
  take: (version: QuestionnaireDraft, content: string) => void
}

/** Offers three versions of the draft. */
export function OtherVersions(props: OtherVersionsProps) {
  const copy = useWriteCopy()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <AskedVersions {...props} />
  return (
    <Button
      variant="ghost"
      size="small"
      className={clsx('self-start', growing)}
      onClick={() => setIsAsked(true)}
    >
      {copy.threeVersions}
    </Button>
  )
}
