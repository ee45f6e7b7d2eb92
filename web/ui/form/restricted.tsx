import { createContext, type ReactNode, useContext } from 'react'

const Restriction = createContext<string | undefined>(undefined)

/** Says why whoever looks may not use what is `Restricted` inside, or dangerous; nothing where they may. */
export const RestrictionProvider = Restriction.Provider

export function useRestriction(): string | undefined {
  return useContext(Restriction)
}

/** Controls that are switched off for whoever may not use them, below the reason unless that stands elsewhere. */
export function Restricted({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  const why = useRestriction()
  if (why === undefined) return children
  return (
    <>
      {!isQuiet && <p className="mb-4 text-base text-soft">{why}</p>}
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  )
}

/** What there is only for whoever may use it, such as a link to a download. */
export function UnlessRestricted({ children }: { children: ReactNode }) {
  return useRestriction() === undefined ? children : null
}
