import { LinkButton } from '../../ui/button/link-button.tsx'

/** The way to a trial, and beside it another way for who is not ready. */
export function StartLinks({ href, label }: { href: string; label: string }) {
  return (
    <div className="mt-8 flex flex-wrap gap-2.5">
      <LinkButton href="/onboarding" size="large">
        Start Free Trial
      </LinkButton>
      <LinkButton href={href} size="large" variant="secondary">
        {label}
      </LinkButton>
    </div>
  )
}
