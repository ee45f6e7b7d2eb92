import type { ReactNode } from 'react'

/** The frame of a page that has nothing to show: what is the matter, and ways on. */
export function NothingHere({
  title,
  sentence,
  below,
  children,
}: {
  title: string
  sentence: string
  below?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center px-6 text-center">
      <h1 className="font-serif text-page font-medium tracking-tight">{title}</h1>
      <p className="mt-2 text-base text-balance text-soft">{sentence}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
      {below}
    </section>
  )
}

/** The page for addresses that lead nowhere. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <NothingHere
      title="This page isn’t here"
      sentence="The link may be old, or the address may have a typo."
      below={
        <p className="mt-10 text-sm text-faint">
          404 Page Not Found
          <br />
          Did you forget to add the page to the router?
        </p>
      }
    >
      {children}
    </NothingHere>
  )
}
