import { StartLinks } from './start-links.tsx'

export function Closing() {
  return (
    <section aria-labelledby="closing-title" className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-8 md:pb-24">
      <div className="relative isolate overflow-hidden rounded-xl border border-accent-line bg-accent-wash px-6 py-14 sm:px-12 md:py-20">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute -right-4 max-sm:hidden -bottom-[19rem] -z-10 font-serif text-[34rem] leading-none font-semibold text-accent-line/60 select-none md:right-8"
        >
          ”
        </span>
        <h2
          id="closing-title"
          className="max-w-[14ch] font-serif text-[clamp(2.25rem,5.4vw,3.75rem)] leading-[1.03] font-[460] tracking-[-0.035em]"
        >
          Ask one customer today
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-soft">
          Your form is ready when you are. Start with a customer you know by name, and ask what has changed
          for them.
        </p>
        <StartLinks href="/contact" label="Talk to us" />
      </div>
    </section>
  )
}
