import type { ReactNode } from 'react'

/** The page for addresses that lead nowhere. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <section className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center px-6 text-center">
      <h1 className="font-serif text-page font-medium tracking-tight">404 Page Not Found</h1>
      <p className="mt-2 text-base text-soft">Did you forget to add the page to the router?</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
    </section>
  )
}
