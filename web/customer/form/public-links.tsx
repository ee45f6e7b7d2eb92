import type { PublicForm } from '#contract/collection/collection.ts'
import { useFormCopy } from '../language.ts'

/** Where everybody is free to say more. It knows nothing of the rating, so it cannot depend on it. */
export function PublicLinks({ links }: { links: PublicForm['publicLinks'] }) {
  const copy = useFormCopy()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="public-links" className="border-t border-line pt-6">
      <h2 id="public-links" className="text-base text-soft">
        {copy.freeToShare}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {links.map(({ platform, label, url }) => (
          <li key={platform}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex h-9.5 items-center rounded-md border border-line-strong bg-surface px-3.5 text-sm font-semibold shadow-low transition-colors hover:border-control hover:bg-hover pointer-coarse:min-h-11"
            >
              {label}
              <span className="sr-only"> {copy.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
