/** The title of a part of the reference, in the manner of the texts beside it. */
export function PartHead({ id, title }: { id: string; title: string }) {
  return (
    <h3
      id={id}
      className="scroll-mt-36 font-serif text-[1.625rem] leading-[1.2] font-medium tracking-[-0.015em] text-ink not-first:mt-10"
    >
      {title}
    </h3>
  )
}
