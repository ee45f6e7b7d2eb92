import { expect, test } from 'vitest'

type Files = Record<string, string>
const plain = (files: Files) => Object.values(files).map((text) => text.replaceAll('’', "'"))

const app = plain(
  import.meta.glob<string>(['../../**/*.{ts,tsx,json}', '!../../{marketing,test}/**', '!**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const texts = {
  help: plain(import.meta.glob('../content/help/*.md', { query: '?raw', import: 'default', eager: true })),
  documentation: plain(
    import.meta.glob('../content/documentation/*.md', { query: '?raw', import: 'default', eager: true }),
  ),
}

test.for(['help', 'documentation'] as const)(
  'what the %s sets in bold is on a screen of the app, to the letter',
  (part) => {
    const found = texts[part].flatMap((text) => Array.from(text.matchAll(/\*\*(.+?)\*\*/g)))
    const labels = [...new Set(found.map(([, label = '']) => label))]
    expect(labels).toContain('Embed Widgets')
    expect(labels.filter((label) => !app.some((source) => source.includes(label)))).toEqual([])
  },
)
