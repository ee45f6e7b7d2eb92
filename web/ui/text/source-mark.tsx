import { avatarInitials } from '../../lib/text/initials.ts'

/** The first letters of a platform that something came from, whose name stands beside it: no platform's own artwork. */
export function SourceMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="me-1.5 inline-grid size-4.5 shrink-0 place-items-center rounded-[0.3125rem] bg-sunken text-[0.625rem] font-semibold text-soft select-none"
    >
      {avatarInitials(name)}
    </span>
  )
}
