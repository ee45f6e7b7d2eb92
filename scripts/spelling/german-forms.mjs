/**
 * The words in german-pos-dict (LanguageTool), an automaton in the format CFSA2 of Morfologik: every path is a form, "_",
 * and how its lemma and tag follow.
 */
export function* germanForms(file) {
  const labelCount = file[7]
  const labels = file.subarray(8, 8 + labelCount)
  const arcs = file.subarray(8 + labelCount)
  const variable = (at) => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = arcs[at++]
      value |= (byte & 127) << shift
      if (!(byte & 128)) return [value, at]
      shift += 7
    }
  }
  const after = (arc) => {
    const flags = arcs[arc++]
    if (!(flags & 31)) arc += 1
    return flags & 128 ? arc : variable(arc)[1]
  }
  const isLast = (arc) => (arcs[arc] & 64) !== 0
  const labelOf = (arc) => (arcs[arc] & 31 ? labels[arcs[arc] & 31] : arcs[arc + 1])
  const targetOf = (arc) => {
    if (!(arcs[arc] & 128)) return variable(arc + (arcs[arc] & 31 ? 1 : 2))[0]
    while (!isLast(arc)) arc = after(arc)
    return after(arc)
  }
  function* walk(node, path) {
    for (let arc = node; ; arc = after(arc)) {
      const target = targetOf(arc)
      const longer = [...path, labelOf(arc)]
      if (target === 0 || arcs[arc] & 32) yield longer
      if (target !== 0) yield* walk(target, longer)
      if (isLast(arc)) return
    }
  }
  for (const path of walk(targetOf(0), [])) {
    const [form, , tag] = Buffer.from(path).toString().split('_')
    yield { form, tag }
  }
}
