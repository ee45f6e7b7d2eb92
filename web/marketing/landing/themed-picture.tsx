import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/**
 * A picture in the reader's theme. The one that is not shown is not fetched: it is lazy, and not laid out. The first
 * is in the first screen of many readers, so it starts with the page.
 */
export function ThemedPicture({
  light,
  dark,
  className,
  ...rest
}: {
  light: string
  dark: string
  width: number
  height: number
  alt: string
  className?: string
}) {
  return (
    <>
      <Picture src={light} className={clsx('block h-auto w-full night:hidden', className)} {...rest} />
      <Picture src={dark} className={clsx('hidden h-auto w-full night:block', className)} {...rest} />
    </>
  )
}

function Picture({ alt, ...rest }: ComponentProps<'img'>) {
  return <img alt={alt} loading="lazy" decoding="async" {...rest} />
}
