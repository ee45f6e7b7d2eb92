/** What a change took away, and what it put in its place. */
export function TextChange({ was, now }: { was: string; now: string }) {
  return (
    <>
      {was && <del className="text-danger-text">{was}</del>}
      {now && <ins className="bg-success-wash text-success-text no-underline">{now}</ins>}
    </>
  )
}
