import type { Draft } from '#contract/writer/writer.ts'

const mostVersions = 3
/** The built-in writer arranges the same sentences, and two seeds may give one order; an AI service costs money each time. */
const [mostAskedHere, mostAskedElsewhere] = [4, 2]

/**
 * As many as three drafts that differ, `first` among them: the others have the seeds that follow. Fewer where there are no
 * more, or where asking failed after one came.
 */
export async function differentDrafts<
  Written extends Pick<Draft, 'content' | 'engine' | 'fallback' | 'seed'>,
>(first: Written, ask: (seed: number) => Promise<Written>): Promise<readonly Written[]> {
  const isWrittenHere = first.engine === 'built-in' && first.fallback === null
  const most = isWrittenHere ? mostAskedHere : mostAskedElsewhere
  const found = [first]
  for (let nth = 1; nth <= most && found.length < mostVersions; nth++) {
    try {
      const next = await ask(first.seed + nth)
      if (found.every(({ content }) => content !== next.content)) found.push(next)
    } catch (failure) {
      if (found.length === 1) throw failure
      break
    }
  }
  return found
}
