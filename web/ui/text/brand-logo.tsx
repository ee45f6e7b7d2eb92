import { BrandMark } from './brand-mark.tsx'

/** The mark with the product's name. */
export function BrandLogo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-[1.3125rem] leading-7 font-semibold tracking-[-0.02em] text-ink">
      <BrandMark className="size-6.5" />
      {name}
    </span>
  )
}
