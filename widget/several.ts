import { each } from './dom.ts'
import { play } from './play.ts'
import replies from './replies.css?inline'
import type { Family } from './render.ts'
import { themes } from './theme.ts'

/** Families in one script, for every theme and, where it is wanted, with autoplay; a layout belongs to the one that names it. */
export function several(families: readonly Family[], plays: boolean): Family {
  const layouts: string[] = []
  let css = replies
  each(families, (family) => {
    each(family.layouts, (layout) => layouts.push(layout))
    css += family.css
  })
  return {
    layouts,
    css,
    themes,
    ...(plays && { play }),
    draw(into, drawn) {
      each(families, (family) => {
        if (family.layouts.includes(drawn.options.layout)) family.draw(into, drawn)
      })
    },
  }
}
