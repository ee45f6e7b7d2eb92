import type { Page } from '@playwright/test'
import type { Owner } from '../owner.ts'

const words = [
  'The rye keeps for a week and tastes better every day.',
  'Honest, quick, no nonsense.',
  'บริการดีมาก พนักงานเป็นกันเอง จะกลับมาอีกแน่นอนค่ะ',
  'خدمة ممتازة وسريعة، والفريق متعاون جداً.',
  'We ordered for a wedding of two hundred people, changed our minds twice, and still found everything on the table in time. '.repeat(
    4,
  ),
  'Lovely.',
]

/** By their place. */
const headlines: Record<number, string> = {
  0: 'Tastes better every day',
  4: 'Everything on the table in time',
}

/** Six approved testimonials in several scripts and lengths, two of them with a headline. */
export async function addSix(owner: Owner): Promise<void> {
  for (const [index, content] of words.entries()) {
    const { id } = await owner.submit({ content, customerName: `Customer ${index}`, rating: 4 + (index % 2) })
    await owner.approve(id)
    const headline = headlines[index]
    if (headline) await owner.request.post(`/api/testimonials/${id}/organize`, { data: { headline } })
  }
}

/** The snippet that owners copy. */
export const tag = (url: string, key: string, more = '') =>
  `<script src="${url}/embed.js" data-widget="testimonials" data-key="${key}" ${more}></script>`

/** How many cards of a widget are beside each other, by the width of the window. */
export const columnsAt = [
  [1280, 3],
  [760, 2],
  [390, 1],
] as const

/** A website of somebody else's. */
export const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title>
  <meta name="viewport" content="width=device-width"><style>body{margin:0}main{max-width:1120px;margin:auto;padding:16px}</style>${head}</head>
  <body><main><h1>Our shop</h1>${body}<p id="after">Open daily.</p></main></body></html>`

/** The sum of all layout shifts of the page, from its first moment. */
export async function watchShifts(target: Page): Promise<() => Promise<number>> {
  await target.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // Browsers leave out what moves within half a second of a press.
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    target.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
}

/** Answers of our server take 150 ms, as from far away. */
export async function fromFarAway(target: Page): Promise<void> {
  await target.route(/embed|widget/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
}
