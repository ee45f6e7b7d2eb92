import { useState } from 'react'
import { Avatar } from '../../ui/text/avatar.tsx'

/** Who asks: logo and name of the business. */
export function BusinessHeader({ name, logoUrl = null }: { name: string; logoUrl?: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <div className="flex min-h-12 items-center gap-3">
      {logoUrl && !isBroken ? (
        <img
          src={logoUrl}
          alt=""
          onError={() => setIsBroken(true)}
          className="max-h-12 max-w-36 rounded-md object-contain"
        />
      ) : (
        <Avatar name={name.replace(/[^\p{L}\p{N}]+/gu, ' ')} size="large" />
      )}
      <p dir="auto" className="min-w-0 text-lg font-semibold">
        {name}
      </p>
    </div>
  )
}
