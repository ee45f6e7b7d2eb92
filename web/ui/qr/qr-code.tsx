import { clsx } from 'clsx'
import { useMemo } from 'react'
import { qrShape } from './qr-shape.ts'

/**
 * A QR code, as wide as its place. Always dark on white, in the dark theme too: many scanners read nothing else.
 * `label` says what it leads to.
 */
export function QrCode({
  text,
  label,
  dark = '#000',
  light = '#fff',
  quiet,
  className,
}: {
  text: string
  label: string
  dark?: string
  light?: string
  /** The margin in modules, 4 unless there is white paper around it. */
  quiet?: number
  className?: string
}) {
  const { size, path } = useMemo(() => qrShape(text, quiet === undefined ? {} : { quiet }), [text, quiet])
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that it is sharp at any size and needs no file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('block aspect-square w-full', className)}
    >
      <rect width={size} height={size} fill={light} />
      <path d={path} fill={dark} />
    </svg>
  )
}
