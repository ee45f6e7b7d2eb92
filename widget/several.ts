import { familyOf } from '#contract/widgets/widget-layouts.ts'
import { carousel } from './layouts/carousel.ts'
import { grid } from './layouts/grid.ts'
import { play } from './layouts/play.ts'
import seldom from './styles/seldom.css?inline'
import type { Family } from './render.ts'
import { strip } from './layouts/strip.ts'
import { themes } from './theme.ts'

const families = { grid, carousel, strip }

/** All families in one script, for every theme and, where it is wanted, with autoplay. */
export function several(plays: boolean): Family {
  return {
    css: seldom + grid.css + carousel.css + strip.css,
    themes,
    ...(plays && { play }),
    draw: (into, drawn) => families[familyOf(drawn.options.layout)].draw(into, drawn),
  }
}
