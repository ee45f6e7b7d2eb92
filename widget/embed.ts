import { carousel } from './carousel.ts'
import css from './cut.css?inline'
import { grid } from './grid.ts'
import { run } from './run.ts'
import { several } from './several.ts'

const both = several([grid, carousel])
run({ ...both, css: both.css + css })
