/** Heads a card; its section is named by the `id`. */
export function CardTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="font-serif text-title font-medium tracking-tight">
      {children}
    </h2>
  )
}
