/** Names a control whose purpose is plain to see. */
export function UnseenLabel({ of, children }: { of: string; children: string }) {
  return (
    <label htmlFor={of} className="sr-only">
      {children}
    </label>
  )
}
