/** The mark: a speech bubble that is also a P, with the tick that says it is true. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M16.6 2.5C24 2.5 29 7.4 29 14.1s-5 11.6-12.4 11.6h-4.7v2.2a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2V14.6C3.8 7.4 9 2.5 16.6 2.5Z"
      />
      <path
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="3.1"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m11.4 14.5 3.5 3.5 6.7-7.4"
      />
    </svg>
  )
}
