import type { ReactNode } from 'react'

/** A link in a sentence that leads to another website, in a tab of its own. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer nofollow"
      className="rounded-[3px] font-semibold text-accent-text underline decoration-accent-line decoration-1 underline-offset-3 transition-colors hover:decoration-current"
    >
      {children}
    </a>
  )
}
