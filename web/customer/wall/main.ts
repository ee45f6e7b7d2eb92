import { enhanceWall } from './enhance-wall.ts'

const wall = document.querySelector<HTMLElement>('.wall')
if (wall) enhanceWall(wall)
