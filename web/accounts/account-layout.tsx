import { brand } from '#contract/brand.ts'
import type { ReactNode } from 'react'

/** The frame of every account page: the form, and on wide screens what the product promises. */
export function AccountLayout({
  title,
  description,
  children,
}: {
  title: string
  description?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto grid w-full max-w-6xl grow px-4 sm:px-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-20">
      <div className="flex justify-center pt-6 pb-16 lg:pt-20">
        <div className="w-full max-w-[25rem]">
          <h1 className="font-serif text-page font-medium tracking-[-0.018em] wrap-anywhere">{title}</h1>
          {description && <p className="mt-1.5 text-base wrap-anywhere text-soft">{description}</p>}
          <div className="mt-7">{children}</div>
        </div>
      </div>
      <Statement />
    </div>
  )
}

const promises = [
  ['In their own words', 'Customers write it, agree to where it appears, and can change their mind.'],
  ['Approved by you', 'Nothing appears on your website until you approve it.'],
  ['Added with one line', 'One script tag shows them on any page, with nothing jumping as it loads.'],
]

function Statement() {
  return (
    <aside
      aria-label={brand.tagline}
      className="relative mt-2 mb-8 hidden max-h-[46rem] overflow-hidden rounded-xl bg-[#0b3a2d] text-[#f3efe4] lg:flex lg:flex-col lg:justify-between lg:p-12"
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -top-10 -right-6 font-serif text-[26rem] leading-none font-semibold text-[#ffffff0a] select-none"
      >
        ”
      </span>
      <p className="relative max-w-[12ch] font-serif text-[3.75rem] leading-[1.04] font-[450] tracking-[-0.03em]">
        {brand.tagline}
      </p>
      <dl className="relative mt-16 max-w-md">
        {promises.map(([term, copy]) => (
          <div key={term} className="border-t border-[#ffffff24] py-4">
            <dt className="font-semibold">{term}</dt>
            <dd className="text-[#c9d8cd]">{copy}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
