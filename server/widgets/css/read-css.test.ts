import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { longestCustomCss, widgetParts } from '#contract/widgets/widget-parts.ts'
import { readCustomCss } from './read-css.ts'

const problemsOf = (css: string) => readCustomCss(css).problems

test('an owner’s CSS is written anew for the parts of their widget alone', () => {
  const { css, problems } = readCustomCss(`/* Ours */
    .card { border: 2px dashed #2563eb; box-shadow: 0 4px 12px rgba(0, 0, 0, 0.1) }
    .card:nth-child(2n + 1) > .quote, .name { font-family: "Brand Sans", serif; font-size: 1.25rem }`)
  expect(problems).toEqual([])
  expect(css).toBe(
    '.p .card{border:2px dashed #2563eb;box-shadow:0 4px 12px rgba(0, 0, 0, 0.1)}' +
      '.p .card:nth-child(2n + 1) .quote,.p .name{font-family:"Brand Sans", serif;font-size:max(12px,1.25rem)}',
  )
})

test('nothing gets through that loads, covers, hides, adds words or reaches out of the widget', () => {
  const hostile = [
    '@import "https://evil.example/x.css";',
    '@font-face { font-family: x; src: url(https://evil.example/f) }',
    '@keyframes a { to { opacity: 0 } }',
    '@media (min-width: 1px) { .card { color: red } }',
    '.card { background: url(https://evil.example/p.png) }',
    '.card { background: \\75rl(https://evil.example/p.png) }',
    '.card { background: u/**/rl(x) }',
    '.card { background: image-set("x.png" 1x) }',
    '.card { background-image: url(x) }',
    '.card { position: fixed; inset: 0 }',
    '.card { pos\\69tion: fixed }',
    '.card { width: expression(alert(1)) }',
    '.card { behavior: url(x.htc) }',
    '.card { -moz-binding: url(x) }',
    '.card { color: var(--x) }',
    '.card { --x: red }',
    '.card { display: none }',
    '.card { opacity: 0 }',
    '.card { margin: -40px }',
    '.card { padding: 9999px }',
    '.card { box-shadow: 0 0 0 9999px white }',
    '.card { box-shadow: inset 0 0 0 40px white }',
    '.card { transform: translate(-9999px) }',
    '.card { transform: scale(0) }',
    '.card { line-height: 0 }',
    '.card { font-size: 1px }',
    '.card { letter-spacing: -1em }',
    '.card { background: #fff0 }',
    '.card { background: linear-gradient(#000, #fff) }',
    '.card { color: red; } </style><script>alert(1)</script>',
    '.quote { font-family: "</style>" }',
    '.card::before { content: "4.9 from 10,000" }',
    '.stars { background: gold }',
    '.stars { color: gold }',
    '.label { font-size: 12px }',
    '.foot, .how { color: #fff }',
    ':host { margin: 0 }',
    '* { margin: 0 }',
    'body { margin: 0 }',
    '#x { margin: 0 }',
    '.card .label { color: white }',
    '.card:has(.label) { margin: 0 }',
    '.card:hover { padding: 40px }',
    '.card { color: #fff !important }',
    '.card { .quote { color: #fff } }',
    '.constructor { color: #fff }',
    '.card { constructor: 1px }',
    '.card { color: #fff',
    'color: #fff;',
    `.card { color: #fff }${' '.repeat(longestCustomCss)}`,
  ]
  const passed = hostile.filter((css) => problemsOf(css).length === 0)
  expect(passed).toEqual([])
  for (const css of hostile) expect(readCustomCss(css).css).toMatch(/^[^<\\@!]*$/)
  const harmless = hostile.map((css) => readCustomCss(css).css).join('')
  expect(harmless).not.toMatch(/url|import|position|content|display|opacity|\.label\{(?!color)/)
})

test('each refusal says the line and what to do', () => {
  expect(problemsOf('.card {\n  display: none;\n  padding: 200px;\n  position: fixed\n}')).toEqual([
    "Line 2: “display” can't be set. Use the switches under Settings to hide photos, companies, ratings or dates.",
    'Line 3: “padding” takes 0 to 64 px.',
    "Line 4: “position” can't be set. Parts keep their places.",
  ])
  expect(problemsOf('@import "x";\n.logo { color: #000 }')).toEqual([
    "Line 1: @import can't be used here.",
    expect.stringMatching(/^Line 2: “\.logo” can't be styled\. Use \.list, \.card, /),
  ])
  expect(problemsOf('.card { color: #fff')).toEqual(['Line 1: Unclosed block.'])
})

test('text and source on a background of the owner’s choosing stay readable', () => {
  const { css } = readCustomCss('.card { background: linear-gradient(120deg, #0b1020, #1e1b4b) }')
  expect(css).toBe(
    '.p .card{color:#ffffff;background:linear-gradient(120deg, #0b1020, #1e1b4b)}.p .card .label,.p .card .details{color:#c9ced8}',
  )
  expect(readCustomCss('.card { background: #fde68a; color: #111111 }').css).toContain('.label')
})

describe('motion', () => {
  test('is short, and none for people who prefer less of it', () => {
    const css = '.card { transition: transform 200ms ease } .card:hover { transform: translateY(-4px) }'
    expect(readCustomCss(css)).toMatchObject({
      problems: [],
      css: expect.stringMatching(/reduced-motion:reduce\)\{\.p \*\{transition:none!important/),
    })
    expect(problemsOf('.card { transition: transform 4s }')).toHaveLength(1)
  })
})

test('every part can be styled, and what comes out is CSS', () => {
  for (const part of Object.keys(widgetParts)) {
    const { css, problems } = readCustomCss(
      `.${part} { margin-top: 4px }`
        .replace('.list { margin-top', '.list { gap')
        .replace('.photo { margin-top', '.photo { border-radius'),
    )
    expect([part, problems]).toEqual([part, []])
    expect(parse(css).nodes).toHaveLength(1)
  }
})
