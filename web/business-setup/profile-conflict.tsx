import type { BusinessProfile } from '#contract/business.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { fieldLabels, fieldNames } from './profile-fields.ts'

/** Somebody saved meanwhile: what they changed, and whose it shall be. */
export function ProfileConflict({
  base,
  theirs,
  onTakeTheirs,
}: {
  base: BusinessProfile
  theirs: BusinessProfile
  onTakeTheirs: () => void
}) {
  const changed = fieldNames.filter((name) => base[name] !== theirs[name])
  return (
    <div className="w-full">
      <Banner
        tone="warning"
        isAlert
        title="The profile was changed meanwhile"
        action={
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            Take the saved one
          </Button>
        }
      >
        <p>In another window or by somebody of your team. What you typed is still here. Saved was:</p>
        <dl className="mt-2 max-h-28 overflow-y-auto">
          {changed.map((name) => (
            <div key={name} className="mt-1">
              <dt className="inline font-semibold">{fieldLabels[name]}: </dt>
              <dd className="inline whitespace-pre-line wrap-anywhere">{theirs[name] || 'nothing'}</dd>
            </div>
          ))}
        </dl>
      </Banner>
    </div>
  )
}
