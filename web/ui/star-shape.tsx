/** The outline of one star in a 20 by 20 box. */
const starPath =
  'M10 1.6c.32 0 .61.18.75.47l2.2 4.46 4.92.72c.32.05.58.27.68.57.1.3.02.64-.21.86l-3.56 3.47.84 4.9a.84.84 0 0 1-1.22.89L10 15.63l-4.4 2.31a.84.84 0 0 1-1.22-.88l.84-4.9-3.56-3.48a.84.84 0 0 1 .47-1.43l4.92-.72 2.2-4.46A.84.84 0 0 1 10 1.6Z'

/** `isOutlined` draws the edge that an unlit star needs where it can be pressed. */
export function StarShape({ className, isOutlined = false }: { className?: string; isOutlined?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" className={className} fill="currentColor" aria-hidden="true">
      <path d={starPath} {...(isOutlined ? { stroke: 'var(--control)', strokeWidth: 1 } : {})} />
    </svg>
  )
}
