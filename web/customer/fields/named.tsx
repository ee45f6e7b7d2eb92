/** A sentence with somebody's name in it, if it has it, which keeps its own direction whatever the sentence's is. */
export function Named({ say, name }: { say: (name: string) => string; name: string }) {
  const [before, after] = say('\0').split('\0')
  if (after === undefined) return before
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
