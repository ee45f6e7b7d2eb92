import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { fieldLabels, fieldNames } from '#shared/business/profile-fields.ts'

/** Somebody else saved first: what they changed, and which version to keep. */
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
        title="This profile has changed"
        action={
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            Use saved version
          </Button>
        }
      >
        <p>It was edited in another window or by a teammate. Your edits are still here. Saved version:</p>
        <section
          aria-label="Saved version"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-28 overflow-y-auto"
        >
          <dl>
            {changed.map((name) => (
              <div key={name} className="mt-1">
                <dt className="inline font-semibold">{fieldLabels[name]}: </dt>
                <dd className="inline whitespace-pre-line wrap-anywhere">{theirs[name] || 'empty'}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Banner>
    </div>
  )
}
