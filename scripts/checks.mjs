// Runs every check and ends with one line over all of them. A check that is no test suite counts as one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureHeadlessChromium } from './chromium.mjs'
import { failedBrowserTests, failedTests, unsteadyBrowserTests } from './failed-tests.mjs'
import { node, root, run } from './run.mjs'

const total = { passed: 0, failed: 0 }
const failures = []
const mostUnsteadyTests = 3
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })
const reports = mkdtempSync(path.join(cache, 'reports-'))

try {
  await check('types', ['node_modules/typescript/bin/tsc', '-b'])
  await check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])
  await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check'])
  await check('unused code', ['node_modules/knip/bin/knip.js'])
  await serverAndWebTests()
  await browserTests()
} finally {
  rmSync(reports, { recursive: true, force: true })
}
// Once more at the end, where whoever looks at a long log looks first.
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function check(name, program) {
  const startedMs = performance.now()
  const { code, output } = await run(node(), program)
  tell(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }, startedMs)
  if (code === 0) return
  failures.push(name)
  console.log(indented(output))
}

async function serverAndWebTests() {
  for (const project of ['server', 'web']) {
    const report = path.join(reports, `${project}.json`)
    const startedMs = performance.now()
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project]
    vitest.push('--reporter=dot', '--reporter=json', `--outputFile.json=${report}`)
    const { code, output } = await run(node(), vitest, { environment: { NO_COLOR: '1' } })
    const result = readJson(report)
    // A file that does not even load has no tests to count.
    const unloaded = result?.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const counts = {
      passed: result?.numPassedTests ?? 0,
      failed: (result?.numFailedTests ?? 0) + (unloaded?.length ?? 0),
    }
    settle(`${project} tests`, counts, { code, output, failed: failedTests(result) }, startedMs)
  }
}

async function browserTests() {
  const report = path.join(reports, 'browser.json')
  const startedMs = performance.now()
  const chromium = ensureHeadlessChromium()
  if (!chromium) {
    const sentence =
      'There is no Chromium or Chrome on this machine: install one, or name it in PLAUDIT_CHROMIUM.'
    return settle('browser tests', { passed: 0, failed: 0 }, { code: 1, output: sentence }, startedMs)
  }
  const { code, output } = await run(
    node(),
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=dot,json'],
    {
      environment: { PLAUDIT_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '0' },
    },
  )
  const result = readJson(report)
  const stats = result?.stats
  const counts = { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
  const failed = failedBrowserTests(result)
  const unsteady = unsteadyBrowserTests(result)
  // A stall of the machine is nobody's fault; several unsteady tests in one run are a fault of ours.
  if (unsteady.length > mostUnsteadyTests) {
    counts.passed -= unsteady.length
    counts.failed += unsteady.length
    failed.push(...unsteady)
  }
  settle('browser tests', counts, { code, output, failed }, startedMs)
  for (const test of unsteady) console.log(`UNSTEADY, passed at the second try: ${test}`)
}

/** A suite that ran nothing, or ended badly without naming a failed test, has failed. */
function settle(name, { passed, failed }, { code, output, failed: sentences = [] }, startedMs) {
  const isSilentFailure = failed === 0 && (code !== 0 || passed === 0)
  const counts = { passed, failed: isSilentFailure ? 1 : failed }
  failures.push(...(isSilentFailure ? [name] : sentences))
  tell(name, counts, startedMs)
  if (counts.failed === 0) return
  // First what failed: of a long output whoever looks may be shown the beginning only.
  for (const sentence of sentences) console.log(`FAILED ${sentence}`)
  console.log(indented(output || 'No test ran.'))
}

function tell(name, { passed, failed }, startedMs) {
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const result = passed + failed === 1 ? '' : `, ${passed} of ${passed + failed}`
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}${result} (${seconds} s)`)
}

function indented(text) {
  return text.trim().replaceAll(/^/gm, '  ')
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
