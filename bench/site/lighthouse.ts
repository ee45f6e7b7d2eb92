import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumProgram, quietFlags, rootFlags } from '../kit/chromium.ts'
import { root } from '../kit/server-process.ts'

const run = promisify(execFile)
const version = '12.8.2'
const home = path.join(root, 'node_modules/.cache/lighthouse')
const chromiumFlags = ['--headless=new', ...quietFlags, ...rootFlags]

/** What we read of a Lighthouse report; scores are from 0 to 1. */
export interface LighthouseReport {
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  runtimeError?: { message: string }
}

/**
 * Gets Lighthouse ready and answers with what runs it, on a simulated phone as its defaults are. It is no dependency
 * of the project: the first measurement installs it beside the other caches.
 */
export async function makeLighthouse(): Promise<
  (url: string, ...flags: string[]) => Promise<LighthouseReport>
> {
  const chromium = chromiumProgram()
  const program = path.join(home, 'node_modules/lighthouse/cli/index.js')
  if (!existsSync(program)) await install()
  return async (url, ...flags) => {
    const { stdout } = await run(
      process.execPath,
      [program, url, '--quiet', '--output=json', `--chrome-flags=${chromiumFlags.join(' ')}`, ...flags],
      { maxBuffer: 2 ** 27, env: { ...process.env, CHROME_PATH: chromium } },
    )
    const report = JSON.parse(stdout) as LighthouseReport
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    return report
  }
}

async function install() {
  console.log(`Installing Lighthouse ${version} (once) ...`)
  await mkdir(home, { recursive: true })
  // Without the override npm may pick a later third-party-web, which this Lighthouse was not made for.
  const project = { private: true, overrides: { 'third-party-web': '0.29.2' } }
  await writeFile(path.join(home, 'package.json'), JSON.stringify(project))
  await run('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', `lighthouse@${version}`], {
    cwd: home,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  })
}
