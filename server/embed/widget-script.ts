import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import { fileFor, type View } from './views.ts'

/** Reads a built file of a widget. */
export type WidgetCode = (file: string) => Promise<string>

interface Scripted {
  readonly key: string
  readonly options: WidgetOptions
  readonly isLanguageFixed: boolean
  readonly form?: View['form']
}

/** Code, style and what is shown as one script. */
export async function widgetScript(
  widgetCode: WidgetCode,
  { key, options, isLanguageFixed, form }: Scripted,
  answer: EmbedAnswer,
): Promise<string> {
  const content = widgetContent(answer, options)
  const hasSeldom = answer.testimonials.some(
    ({ reply, highlights, source, companyLogoUrl }) => reply ?? highlights ?? source ?? companyLogoUrl,
  )
  const look = (hasSeldom ? (await widgetCode('seldom.css')).trim() : '') + (options.look ?? '')
  const { layout, theme, columns, slideIntervalSeconds } = options
  const isCarousel = layout === 'carousel'
  const carried = {
    key,
    isLanguageFixed: isLanguageFixed || undefined,
    // What the code of this layout asks for, and nothing else.
    options: {
      layout,
      theme,
      ...(isCarousel && { columns }),
      ...(isCarousel && options.autoSlide && { slideIntervalSeconds }),
      ...(look && { look }),
    },
    content: content && form === 'module' ? withAll(content, answer) : content,
  }
  const code = (await widgetCode(fileFor(options, form))).trim()
  const script = `$=>{${code}}`
  // V8 then compiles all of it beside the page's thread, on which it takes up to a millisecond when each is first called.
  const hint = '//# allFunctionsCalledOnLoad\n'
  const json = JSON.stringify(carried)
  // A module draws where, and within which height, the loader tells it.
  if (form === 'module') return `${hint}export default plauditPlace=>{(${script})(${json})}`
  return `${hint}(${script})(${json})`
}

/** A list that is cut to a height offers to show all of it. */
function withAll(content: NonNullable<ReturnType<typeof widgetContent>>, { words: copy }: EmbedAnswer) {
  return { ...content, copy: { ...content.copy, all: copy?.all } }
}
