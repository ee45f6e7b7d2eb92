import type { CustomerLogo, getCustomerLogos } from '#contract/site/site.ts'
import { useEffect, useState } from 'react'
import { readPublic } from '../landing/read-public.ts'

/** Who uses this instance and agreed to be shown. Without anybody there is no strip, and a broken logo leaves it. */
export function CustomerLogos() {
  const [logos, setLogos] = useState<readonly CustomerLogo[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    void readPublic<typeof getCustomerLogos>('/api/public/customer-logos', leaving.signal)
      .then(setLogos)
      .catch(() => setLogos([]))
    return () => leaving.abort()
  }, [])
  function drop(broken: CustomerLogo) {
    setLogos((shown) => shown.filter((logo) => logo !== broken))
  }
  if (logos.length === 0) return null
  // Twice, so that the strip can run on without an end; the copy says nothing.
  return (
    <section aria-label="Businesses using Plaudit" className="mx-auto w-full max-w-6xl px-4 pt-14 sm:px-8">
      <div className="overflow-hidden fading-sides">
        <div className="flex w-max animate-strip hover:[animation-play-state:paused] motion-reduce:w-full motion-reduce:animate-none">
          <LogoRow logos={logos} onBroken={drop} />
          <div aria-hidden="true" className="motion-reduce:hidden">
            <LogoRow logos={logos} onBroken={drop} />
          </div>
        </div>
      </div>
    </section>
  )
}

function LogoRow({
  logos,
  onBroken,
}: {
  logos: readonly CustomerLogo[]
  onBroken: (logo: CustomerLogo) => void
}) {
  return (
    <ul className="flex min-w-[72rem] items-center justify-around gap-14 pr-14 motion-reduce:min-w-0 motion-reduce:flex-wrap">
      {logos.map((logo) => (
        <li key={logo.logoUrl}>
          <img
            src={logo.logoUrl}
            alt={logo.businessName}
            width={140}
            height={40}
            onError={() => onBroken(logo)}
            className="h-10 w-35 object-contain opacity-75 grayed"
          />
        </li>
      ))}
    </ul>
  )
}
