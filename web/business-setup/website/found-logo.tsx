import type { BusinessResearch } from '#contract/business/business-research.ts'
import { shownAddress } from '../../lib/website/website-words.ts'
import { SourceNote } from '../../ui/form/source-note.tsx'
import { useTakeWebsiteLogo } from '../queries.ts'
import { TakeOrLeave } from './take-or-leave.tsx'

/** The logo is fetched and saved when it is taken, as one that is uploaded. */
export function FoundLogo({ found, onLeave }: { found: BusinessResearch; onLeave: () => void }) {
  const take = useTakeWebsiteLogo()
  const page = found.sources.logoUrl ?? found.logoUrl
  const file = decodeURIComponent(new URL(found.logoUrl).pathname.split('/').pop() ?? '')
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-sm font-semibold">Logo</p>
        <p className="text-base wrap-anywhere">{file}</p>
        <p className="mt-0.5 text-sm text-faint">
          <SourceNote address={page} name={shownAddress(page)} />
        </p>
      </div>
      {take.isSuccess ? (
        <p className="py-1.5 text-sm text-faint">In your profile</p>
      ) : (
        <TakeOrLeave
          label="Logo"
          isPending={take.isPending}
          onTake={() => take.mutate(found.logoUrl)}
          onLeave={onLeave}
        />
      )}
    </li>
  )
}
