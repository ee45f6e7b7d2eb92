import { clsx } from 'clsx'

/**
 * A picture in the reader's theme. The one that is not shown is not fetched: it is lazy, and not laid out. The first
 * is in the first screen of many readers, so it starts with the page.
 */
export function ThemedPicture({
  light,
  dark,
  alt,
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
      <img
        src={light}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx('block h-auto w-full night:hidden', className)}
        {...rest}
      />
      <img
        src={dark}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx('hidden h-auto w-full night:block', className)}
        {...rest}
      />
    </>
  )
}
