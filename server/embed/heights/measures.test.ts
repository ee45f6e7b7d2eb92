import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as measures from '#shared/widget/measures.ts'

const names = Object.values(measures).flatMap((group) => Object.keys(group))

async function textOf(pattern: string): Promise<string> {
  let text = ''
  for await (const file of glob(pattern)) text += await readFile(file, 'utf8')
  return text
}

test('every measure of a widget is one of its style sheets and counts in the estimate of its height', async () => {
  const drawn = await textOf('widget/**/*.{css,ts}')
  const estimated = await textOf('server/embed/heights/*height*.ts')
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const undrawn = names.filter(
    (name) => !drawn.includes(`var(--measure-${kebab(name)})`) && !drawn.includes(`pixels.${name}`),
  )
  const forgotten = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(estimated))
  expect({ undrawn, forgotten }).toEqual({ undrawn: [], forgotten: [] })
})
