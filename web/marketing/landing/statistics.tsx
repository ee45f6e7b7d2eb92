const statistics = [
  { value: '5x', label: 'more reviews' },
  { value: '87%', label: 'response rate' },
  { value: '95%', label: 'positive sentiment' },
  { value: '3 min', label: 'setup' },
]

export function Statistics() {
  return (
    <section aria-label="Statistics" className="mx-auto w-full max-w-6xl px-4 pt-16 sm:px-8 md:pt-24">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line-strong py-9 md:grid-cols-4">
        {statistics.map(({ value, label }) => (
          <li key={label} className="flex flex-col gap-1">
            <span className="font-serif text-[clamp(2.5rem,5vw,3.75rem)] leading-none font-[450] tracking-[-0.035em]">
              {value}
            </span>{' '}
            <span className="text-base text-soft">
              {label}
              <sup className="ml-0.5 text-faint">*</sup>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-faint">* Illustrative figures</p>
    </section>
  )
}
