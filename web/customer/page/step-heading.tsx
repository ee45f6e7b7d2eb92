import { useEffect, useRef, type ReactNode } from 'react'

/** The title of a step. It takes the focus when the step appears, so that every reader starts at its top. */
export function StepHeading({
  children,
  isFirst = false,
  id,
}: {
  children: ReactNode
  isFirst?: boolean
  id?: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFirst) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <h1
      id={id}
      ref={heading}
      tabIndex={-1}
      className="font-serif text-[1.75rem] leading-[2.125rem] font-medium tracking-[-0.018em] outline-none sm:text-page"
    >
      {children}
    </h1>
  )
}
