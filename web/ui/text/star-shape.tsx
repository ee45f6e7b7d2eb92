/** The outline of one star in a 20 by 20 box, from its upper point at 10, 1.6. */
export const starOutline =
  'c.32 0 .61.18.75.47l2.2 4.46 4.92.72c.32.05.58.27.68.57.1.3.02.64-.21.86l-3.56 3.47.84 4.9a.84.84 0 0 1-1.22.89l-4.4-2.31-4.4 2.31a.84.84 0 0 1-1.22-.88l.84-4.9-3.56-3.48a.84.84 0 0 1 .47-1.43l4.92-.72 2.2-4.46a.84.84 0 0 1 .75-.47Z'

/** `isOutlined` draws the edge that an unlit star needs where it can be pressed. */
export function StarShape({ className, isOutlined = false }: { className?: string; isOutlined?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className={className} fill="currentColor" aria-hidden="true">
      <path
        d={`M10 1.6${starOutline}`}
        {...(isOutlined ? { stroke: 'var(--control)', strokeWidth: 1 } : {})}
      />
    </svg>
  )
}
