import { useWords } from './language.ts'
import { MissingPage } from './missing-page.tsx'

/** The link leads nowhere, or was good for one answer, which came. */
export function MissingLink({ isUsed }: { isUsed: boolean }) {
  const words = useWords()
  return (
    <MissingPage title={isUsed ? words.linkUsed : words.linkMissing}>
      {isUsed ? words.linkUsedHelp : words.linkMissingHelp}
    </MissingPage>
  )
}
