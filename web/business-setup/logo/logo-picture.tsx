import { clsx } from 'clsx'
import { useState } from 'react'
import { Avatar } from '../../ui/text/avatar.tsx'

/** The logo, or the initials of the business where there is none. The name stands beside it. */
export function LogoPicture({
  name,
  logoUrl,
  size,
}: {
  name: string
  logoUrl: string | null
  size: 'small' | 'large'
}) {
  const [broken, setBroken] = useState<string>()
  return (
    <div
      className={clsx(
        'grid shrink-0 place-items-center',
        size === 'small' ? 'size-12' : 'size-29 rounded-lg border border-line bg-sunken p-3',
      )}
    >
      {logoUrl && logoUrl !== broken ? (
        <img
          src={logoUrl}
          alt={size === 'large' ? `Logo of ${name}` : ''}
          onError={() => setBroken(logoUrl)}
          className="max-h-full max-w-full rounded-md object-contain"
        />
      ) : (
        <Avatar name={name.replace(/[^\p{L}\p{N}]+/gu, ' ')} size="large" />
      )}
    </div>
  )
}
