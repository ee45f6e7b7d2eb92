import { LinkButton } from '../../ui/button/link-button.tsx'

/** The way to a person, for who did not find an answer. */
export function StillStuck() {
  return (
    <aside
      aria-label="Contact"
      className="flex max-w-[42rem] flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-low"
    >
      <p className="text-base text-soft">
        <strong className="font-semibold text-ink">Still stuck?</strong> Write to the people who run this
        site.
      </p>
      <LinkButton href="/contact" variant="secondary">
        Contact
      </LinkButton>
    </aside>
  )
}
