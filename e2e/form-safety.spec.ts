import { expect, makeOwner, test } from './fixtures.ts'
import {
  fill,
  formOf,
  mine,
  preview,
  privateLink,
  rowsOf,
  submit,
  thankYou,
  toast,
  words,
} from './public-form.ts'
import { startServer } from './server.ts'

const hostile = [
  '<img src=x onerror="alert(1)">',
  '"><script>alert(2)</script>',
  '{{constructor.constructor("alert(3)")()}}',
  'javascript:alert(4)//\u202Egpj.exe',
]

test('what customers write is shown as text and never runs, wherever it is shown', async ({
  page,
  server,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const owner = await makeOwner(page.request, server.url, '<b onclick=alert(5)>Bäckerei</b>')
  for (const text of hostile) {
    await page.goto(formOf(owner))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b onclick=alert(5)>Bäckerei</b>')
    await fill(page, { customerName: text, company: text, content: text })
    await preview(page)
    await expect(page.getByRole('figure')).toContainText(text)
    await submit(page)
    await expect(thankYou(page)).toBeVisible()
    await page.goto(await privateLink(page))
    await expect(page.getByRole('blockquote')).toHaveText(text.replace('\u202E', ''))
    const hints = new URLSearchParams({
      customerName: text,
      content: text,
      testimonialId: text,
      rating: text,
    })
    await page.goto(`/testimonial-success?${hints}`)
    await expect(page.getByRole('blockquote')).toHaveText(text)
  }
  expect(dialogs).toEqual([])
})

test('the address fills in the form and decides nothing', async ({ page, owner }) => {
  await page.goto(
    `${formOf(owner)}?customerName=Zo%C3%AB&customerEmail=zoe@example.com&company=Atelier&content=Lovely%20bread&rating=5&status=approved&userId=1`,
  )
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë')
  await preview(page)
  await submit(page)
  await expect(thankYou(page)).toBeVisible()
  const [row] = await rowsOf(owner)
  expect(row).toMatchObject({ customerName: 'Zoë', status: 'pending', rating: 5 })
})

test('a forged status, owner or origin changes nothing', async ({ page, owner, browser, server }) => {
  const other = await browser.newContext()
  const neighbour = await makeOwner(other.request, server.url)
  const told = { ...words, rating: 5, formId: owner.user.formId }
  const forged = {
    status: 'approved',
    userId: neighbour.user.id,
    workspaceId: neighbour.user.id,
    isAiGenerated: true,
    isPrivate: false,
    origin: 'imported',
    role: 'admin',
    hasTheirWord: true,
    createdAt: '2001-01-01T00:00:00Z',
  }
  const answer = await page.request.post('/api/testimonials/submit', { data: { ...told, ...forged } })
  expect(answer.status()).toBe(201)
  const { manageUrl } = (await answer.json()) as { manageUrl: string }
  const [row] = await rowsOf(owner)
  expect(row).toMatchObject({ ...words, status: 'pending', origin: 'customer', isAiGenerated: false })
  expect(row?.createdAt).not.toContain('2001')
  expect((await mine(page, manageUrl)).scopes).toEqual([])
  expect(await rowsOf(neighbour, server.url)).toEqual([])
  await other.close()
})

test('robots that fill in every field are refused, and people never meet that field', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await page.goto(formOf(owner))
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(4)
  const trap = page.locator('input[name=website]')
  await expect(trap).not.toBeInViewport()
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await fill(page)
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await preview(page)
  await submit(page)
  await expect(toast(page)).toContainText('Submission Failed')
  await expect(toast(page)).toContainText('Please try again or contact support.')
  await expect(page.getByRole('button', { name: 'Submit Testimonial' })).toBeEnabled()
  expect(await rowsOf(owner)).toEqual([])
})

test('the proof of work is solved unseen, is good for one testimonial, and works without https', async ({
  page,
  browser,
}) => {
  test.slow()
  const server = await startServer()
  try {
    const owner = await makeOwner(page.request, server.url)
    const sent: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/submit')) sent.push(request.postDataJSON() as Record<string, unknown>)
    })
    await page.goto(server.url + formOf(owner))
    await fill(page)
    await preview(page)
    await submit(page)
    await expect(thankYou(page)).toBeVisible({ timeout: 30_000 })
    expect(sent).toHaveLength(1)

    for (const altcha of [sent[0]?.['altcha'], undefined, 'bm9uc2Vuc2U=']) {
      const again = await page.request.post(`${server.url}/api/testimonials/submit`, {
        data: { ...sent[0], content: 'Once more', altcha },
      })
      expect(again.status()).toBe(400)
      expect(await again.json()).toMatchObject({ code: 'robot-check-failed' })
    }
    expect(await rowsOf(owner, server.url)).toHaveLength(1)

    // A name that is neither https nor this machine: browsers keep WebCrypto from such a page.
    const context = await browser.newContext()
    await context.route('http://plaudit.lan/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: server.url + pathname + search }) })
    })
    const lan = await context.newPage()
    await lan.goto(`http://plaudit.lan${formOf(owner)}`)
    expect(await lan.evaluate(() => isSecureContext)).toBe(false)
    await fill(lan, { customerName: 'Amara Okafor' })
    await preview(lan)
    await submit(lan)
    await expect(thankYou(lan)).toBeVisible({ timeout: 60_000 })
    await context.close()
    expect(await rowsOf(owner, server.url)).toHaveLength(2)
  } finally {
    await server.dispose()
  }
})
