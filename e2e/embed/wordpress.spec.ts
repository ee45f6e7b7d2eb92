import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Script } from 'node:vm'
import { addSix, page as websiteOf } from './embed-website.ts'
import { expect, test } from '../fixtures.ts'

const hasPhp = spawnSync('php', ['--version']).status === 0
const standIn = path.join(import.meta.dirname, 'wordpress-stand-in.php')

/** What the block makes of these attributes, and its script for the editor. Whatever PHP remarks on the file fails. */
function runPlugin(file: string, attributes: Record<string, unknown>): { html: string; editor: string } {
  const loud = ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr']
  const { stdout, stderr } = spawnSync('php', [...loud, standIn, file, JSON.stringify(attributes)], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as { html: string; editor: string }
}

test('the WordPress plugin that an owner downloads runs in PHP, and its block shows their testimonials', async ({
  page,
  owner,
  site,
}) => {
  test.skip(!hasPhp, 'PHP is not installed here')
  await addSix(owner)
  await page.goto('/embed-code')
  await page.getByRole('radio', { name: /^List/ }).press('Space')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download plugin' }).click()
  const file = await (await downloading).path()

  const { html, editor } = runPlugin(file, {})
  expect(html).toContain('layout=list&amp;theme=light&amp;max=6')
  expect(() => new Script(editor)).not.toThrow()

  const chosen = { layout: 'carousel', showDates: false, showCompany: true, autoSlide: true }
  expect(runPlugin(file, chosen).html).toContain('max=6&amp;show-dates=false&amp;auto-slide=true"')
  expect(runPlugin(file, { ...chosen, layout: 'grid' }).html).not.toContain('auto-slide')

  const hostile = {
    showDates: 'false',
    autoSlide: '"><script>',
    layout: '"><script>alert(1)</script>',
    theme: ['dark'],
    max: 'many',
    height: 1e6,
  }
  expect(runPlugin(file, hostile).html).toMatch(
    /^<div [^>]*><div id="plaudit-widget-pk_[\w-]+" style="min-height:5000px"><\/div><script src="[^"<>]+\?layout=grid&amp;theme=light&amp;max=1" async><\/script><\/div>$/,
  )

  await page.goto(await site(websiteOf(runPlugin(file, { max: 3 }).html)))
  await expect(page.locator(`#plaudit-widget-${owner.user.apiKey} .list .card`)).toHaveCount(3)
})
