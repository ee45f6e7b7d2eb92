import { type AtRule, type Declaration, parse, type Root, type Rule } from 'postcss'
import { longestCustomCss, widgetParts } from '#contract/widgets/widget-parts.ts'
import { properties, refusals } from './properties.ts'
import { readableOnAll } from './readable.ts'
import { type PartSelector, readSelector } from './selectors.ts'
import { solidColorsIn } from './values.ts'

/** An owner's CSS as their widget gets it, and what of it was refused and why. */
export interface CustomCss {
  readonly css: string
  readonly problems: string[]
}

const mostProblems = 8
const stillness = '@media(prefers-reduced-motion:reduce){.p *{transition:none!important}}'

/**
 * Reads what an owner wrote. Only names of parts, known properties and checked values get through, and all of it is
 * written anew: nothing in it reaches the page around, loads anything, or hides what visitors must be told.
 */
export function readCustomCss(text: string): CustomCss {
  if (text.trim() === '') return { css: '', problems: [] }
  const unreadable = problemOfWhole(text)
  if (unreadable) return { css: '', problems: [unreadable] }
  let root: Root
  try {
    root = parse(text)
  } catch (failure) {
    return { css: '', problems: [syntaxProblem(failure)] }
  }
  const problems: string[] = []
  const css = root.nodes.map((node) => {
    if (node.type === 'rule') return ruleCss(node, problems)
    if (node.type === 'atrule') problems.push(`${lineOf(node)}@${node.name} can't be used here.`)
    if (node.type === 'decl')
      problems.push(`${lineOf(node)}Write it inside of a rule, such as .card { ... }.`)
    return ''
  })
  const written = css.join('')
  return {
    css: written.includes('transition:') ? written + stillness : written,
    problems: problems.slice(0, mostProblems),
  }
}

/** What no parser has to look at. */
function problemOfWhole(text: string): string | undefined {
  if (text.length > longestCustomCss)
    return `Keep it under ${longestCustomCss.toLocaleString('en')} characters.`
  if (text.includes('\\')) return "Backslashes can't be used here."
  if (text.includes('<')) return "“<” can't be used here."
  return undefined
}

function syntaxProblem(failure: unknown): string {
  const { line, reason } = failure as { line?: number; reason?: string }
  return line && reason ? `Line ${line}: ${reason}.` : "This CSS can't be read."
}

function ruleCss(rule: Rule, problems: string[]): string {
  const selectors = rule.selectors.map(readSelector)
  if (!selectors.every((one) => one !== undefined)) {
    problems.push(
      `${lineOf(rule)}“${rule.selector.slice(0, 60)}” can't be styled. Use ${partNames}, with :hover or :nth-child() if you like.`,
    )
    return ''
  }
  const declarations: Declaration[] = []
  for (const node of rule.nodes) {
    if (node.type === 'comment') continue
    const problem = node.type === 'decl' ? declarationProblem(node, selectors) : nestedProblem(node)
    if (problem) problems.push(lineOf(node) + problem)
    else if (node.type === 'decl') declarations.push(node)
  }
  return declarations.length > 0 ? writtenRule(rule, selectors, declarations, problems) : ''
}

function nestedProblem(node: Rule | AtRule): string {
  return node.type === 'atrule' ? `@${node.name} can't be used here.` : "Rules can't be nested."
}

function declarationProblem({ prop, value, important }: Declaration, selectors: readonly PartSelector[]) {
  const name = prop.toLowerCase()
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (!property) return `“${prop.slice(0, 40)}” can't be set. ${refusals[name] ?? ''}`.trim()
  const part = selectors.find((one) => !(property.parts ?? usualParts).includes(one.part))?.part
  if (part) return `“${name}” can't be set on .${part}.`
  if (important) return 'Leave out !important: your CSS comes last as it is.'
  if (!property.accepts(value.trim())) return `“${name}” takes ${property.says}.`
  const jumps = property.isOfLayout && selectors.some(({ isInteractive }) => isInteractive)
  return jumps
    ? `“${name}” can't change on :hover, because the page would jump. Colors, shadows and transforms can.`
    : undefined
}

/** With a text color that can be read on the ground, for what the owner says no color of. */
function writtenRule(
  rule: Rule,
  selectors: readonly PartSelector[],
  declarations: readonly Declaration[],
  problems: string[],
): string {
  const written = selectors.map((one) => one.written)
  const own = declarations.map(({ prop, value }) => {
    const name = prop.toLowerCase()
    return `${name}:${properties[name]?.written?.(value.trim()) ?? value.trim().replace(/\s+/g, ' ')}`
  })
  const ground = declarations.findLast(({ prop }) => /^background/i.test(prop))
  const isOfCards = selectors.some(({ part }) => part === 'card')
  if (!ground || !isOfCards) return `${written.join(',')}{${own.join(';')}}`
  const colors = solidColorsIn(ground.value)
  const text = colors && readableOnAll(colors)
  if (!text) {
    problems.push(
      `${lineOf(ground)}${colors ? 'No text is readable on all of these colors. Bring them closer together.' : 'Cards need a solid background, so that their text stays readable.'}`,
    )
    return ''
  }
  const inside = written.flatMap((one) => [`${one} .label`, `${one} .details`])
  return `${written.join(',')}{color:${text.strong};${own.join(';')}}${inside.join(',')}{color:${text.muted}}`
}

const partNames = Object.keys(widgetParts)
  .map((name) => `.${name}`)
  .join(', ')
const usualParts = Object.keys(widgetParts).filter((name) => name !== 'stars')

function lineOf(node: Rule | AtRule | Declaration): string {
  return node.source?.start ? `Line ${node.source.start.line}: ` : ''
}
