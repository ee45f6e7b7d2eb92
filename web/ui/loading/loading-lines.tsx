import { Skeleton } from './skeleton.tsx'

/** The places of lines that are under way, each in its later size: `h-4 w-2/3`. */
export function LoadingLines({
  label,
  lines,
  className = 'flex flex-col gap-4 py-2',
}: {
  label: string
  lines: readonly string[]
  className?: string
}) {
  return (
    <output aria-label={label} className={className}>
      {lines.map((size, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never change
        <Skeleton key={index} className={size} />
      ))}
    </output>
  )
}
