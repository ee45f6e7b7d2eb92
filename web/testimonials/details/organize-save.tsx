import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import type { useOrganize } from '../dialogs/organizing-queries.ts'

type Save = ReturnType<typeof useOrganize>

/** What the field says while it could not be saved. */
export function whyNotSaved({ isError, error }: Save): string | undefined {
  return isError ? sentenceOf(error, "It couldn't be saved. Please try again.") : undefined
}

/** Below a field that has something to save. */
export function SaveButton({ save, children }: { save: Save; children: ReactNode }) {
  return (
    <Button type="submit" size="small" variant="secondary" className="self-start" isPending={save.isPending}>
      {children}
    </Button>
  )
}
