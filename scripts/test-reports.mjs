import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

/** The failed tests of a Vitest JSON report, each as its file, its sentence and the first lines of why. */
export function failedTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [describeFailure(file.name, 'the file does not load', file.message)]
    }
    return file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(file.name, test.fullName, test.failureMessages[0]))
  })
}

/** The same of a Playwright JSON report, whose suites hold suites. */
export function failedBrowserTests(report) {
  return browserSpecs(report)
    .filter((spec) => !spec.ok)
    .map((spec) => describeFailure(spec.file, spec.title, reasons(spec.tests[0]?.results.at(-1))))
}

/** The browser tests that failed and then passed, with why they failed. */
export function unsteadyBrowserTests(report) {
  return browserSpecs(report)
    .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => describeFailure(spec.file, spec.title, reasons(spec.tests[0]?.results[0])))
}

/** A test that ran out of time says so first, and what it waited for second. */
function reasons(result) {
  return (result?.errors ?? []).map(({ message }) => message).join('\n')
}

function browserSpecs(report) {
  const inSuite = (suite) => [...(suite.suites ?? []).flatMap(inSuite), ...(suite.specs ?? [])]
  return (report?.suites ?? []).flatMap(inSuite)
}

/** How long each test of a Vitest JSON report took. */
export function timedTests(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, file.name)} > ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/** The same of a Playwright JSON report, second tries included. */
export function timedBrowserTests(report) {
  return browserSpecs(report).map(({ file, title, tests }) => ({
    name: `${file} > ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
}

function describeFailure(file, sentence, reason) {
  const lines = stripVTControlCharacters(reason ?? '')
    .split('\n')
    .slice(0, 12)
  return [`${file} > ${sentence}`, ...lines.map((line) => `  ${line}`)].join('\n')
}
