import { Island } from '../shell/island.tsx'

/** A command, or a program, to copy. */
export function CommandSample({
  label,
  text,
  language = 'curl',
}: {
  label: string
  text: string
  language?: string
}) {
  return (
    <div className="mt-5 overflow-hidden rounded-lg border border-line bg-sunken">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line pr-1.5 pl-4">
        <p className="text-sm font-semibold text-soft">{language}</p>
        <Island name="copy-sample" props={{ text }} className="noscript:hidden" />
      </div>
      <section
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto"
      >
        <pre className="w-max min-w-full px-4 py-3.5 font-mono text-sm leading-[1.7] text-ink">
          <code>{text}</code>
        </pre>
      </section>
    </div>
  )
}
