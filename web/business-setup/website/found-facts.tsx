import type { BusinessResearch } from '#contract/business/business-research.ts'
import { shownAddress } from '../../lib/website/website-words.ts'
import { SourceNote } from '../../ui/form/source-note.tsx'
import { factsOf } from './findings.ts'

/** What else the website says: to know, as the profile has no field for it. */
export function FoundFacts({ found }: { found: BusinessResearch }) {
  const facts = factsOf(found)
  if (facts.length === 0 && found.colors.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold">Also on your website</h3>
      <dl className="mt-2 grid gap-4 sm:grid-cols-2">
        {facts.map(({ label, values, page }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-faint">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="text-base wrap-anywhere">
                {value}
              </dd>
            ))}
            <dd className="text-sm text-faint">
              <SourceNote address={page} name={shownAddress(page)} />
            </dd>
          </div>
        ))}
        {found.colors.length > 0 && <Colors found={found} />}
      </dl>
    </div>
  )
}

function Colors({ found: { colors, sources } }: { found: BusinessResearch }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">Colors</dt>
      <dd className="flex flex-wrap gap-3 pt-1">
        {[...new Set(colors)].map((color) => (
          <span key={color} className="flex items-center gap-1.5 text-sm">
            <span
              aria-hidden="true"
              className="size-4 rounded-full border border-line-strong"
              style={{ backgroundColor: color }}
            />
            {color}
          </span>
        ))}
      </dd>
      {sources.colors && (
        <dd className="text-sm text-faint">
          <SourceNote address={sources.colors} name={shownAddress(sources.colors)} />
        </dd>
      )}
    </div>
  )
}
