// Runs every check and ends with one line over all of them. A check that is no test suite counts as one.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureHeadlessChromium } from './chromium.mjs'
import { node, root, run } from './run.mjs'
import { quickFolder } from './quick-folder.mjs'
import {
  failedBrowserTests,
  failedTests,
  timedBrowserTests,
  timedTests,
  unsteadyBrowserTests,
} from './test-reports.mjs'
import { budgetFor, machine, measureSlowness } from './time-budget.mjs'

const total = { passed: 0, failed: 0 }
const failures = []
const timed = []
const mostUnsteadyTests = 3
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })
const reports = mkdtempSync(path.join(cache, 'reports-'))
const quick = quickFolder()
if (quick) process.env.TMPDIR = quick

// First of all: without a browser the run fails, and nobody should learn that only at its end.
const chromium = ensureHeadlessChromium()
const noChromium =
  'There is no Chromium for the browser tests, and none could be installed: install Chromium or Chrome, or name it in PLAUDIT_CHROMIUM.'
if (!chromium) console.log(`FAILED browser tests: ${noChromium}`)

const slowness = await measureSlowness()
const startedMs = performance.now()
try {
  // Two at a time: each leaves a core idle now and then.
  await Promise.all([typesAndUnusedCode(), lintAndFormat()])
  await serverAndWebTests()
  await browserTests()
} finally {
  rmSync(reports, { recursive: true, force: true })
  if (quick) rmSync(quick, { recursive: true, force: true, maxRetries: 3 })
}
tellTimes()
// Once more at the end, where whoever looks at a long log looks first.
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function typesAndUnusedCode() {
  await check('types', ['node_modules/typescript/bin/tsc', '-b'])
  await check('unused code', ['node_modules/knip/bin/knip.js'])
}

async function lintAndFormat() {
  await check('lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])
  await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check'])
}

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
    const { code, output } = await run(node(), vitest, { environment: { NO_COLOR: '1', CI: '1' } })
    const result = readJson(report)
    // A file that does not even load has no tests to count.
    const unloaded = result?.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const counts = {
      passed: result?.numPassedTests ?? 0,
      failed: (result?.numFailedTests ?? 0) + (unloaded?.length ?? 0),
    }
    timed.push(...timedTests(result))
    settle(`${project} tests`, counts, { code, output, failed: failedTests(result) }, startedMs)
  }
}

async function browserTests() {
  const report = path.join(reports, 'browser.json')
  const startedMs = performance.now()
  if (!chromium) {
    return settle('browser tests', { passed: 0, failed: 0 }, { code: 1, output: noChromium }, startedMs)
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
  timed.push(...timedBrowserTests(result))
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

/** The slowest tests, and whether everything together stayed within its time: a check like the others. */
function tellTimes() {
  const seconds = (performance.now() - startedMs) / 1000
  const budget = budgetFor(slowness)
  console.log(`\nThe ten slowest of ${timed.length} tests:`)
  for (const test of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)) {
    console.log(`${test.seconds.toFixed(1).padStart(6)} s  ${test.name}`)
  }
  const isInTime = seconds <= budget
  total[isInTime ? 'passed' : 'failed'] += 1
  const result = `${seconds.toFixed(0)} of ${budget.toFixed(0)} s (${machine}, ${slowness.toFixed(2)} x the reference)`
  console.log(`\n${isInTime ? 'ok    ' : 'FAILED'} time budget, ${result}`)
  if (!isInTime) failures.push(`time budget: ${result}`)
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
