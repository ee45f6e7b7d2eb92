const [begins, ends] = [/<think(?:ing)?>/i, /<\/think(?:ing)?>/i]
const longestMark = '</thinking>'.length

/** Lets through what a model says, in parts, and not what it thinks aloud: "<think>…</think>" of models that run locally. */
export function withoutThoughts(): (part: string) => string {
  let held = ''
  let isThinking = false
  return (part) => {
    held += part
    let said = ''
    for (;;) {
      const mark = (isThinking ? ends : begins).exec(held)
      if (!mark) break
      if (!isThinking) said += held.slice(0, mark.index)
      held = held.slice(mark.index + mark[0].length)
      isThinking = !isThinking
    }
    // The beginning of a mark waits for its end.
    const open = held.lastIndexOf('<')
    const keep =
      open !== -1 && held.length - open < longestMark && !held.includes('>', open) ? open : held.length
    if (!isThinking) said += held.slice(0, keep)
    held = held.slice(keep)
    return said
  }
}

/** Some templates begin within the thoughts: what comes before their end is none of the text. */
export function afterThoughts(text: string): string {
  const end = ends.exec(text)
  return end ? text.slice(end.index + end[0].length) : text
}
