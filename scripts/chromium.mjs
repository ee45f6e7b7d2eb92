import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPackagedChromium, unpackPackagedChromium } from './chromium-package.mjs'

/** Of Debian and its relatives. */
const withoutWindows = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** The program of an installed Chromium or Chrome, or `undefined`. `PLAUDIT_CHROMIUM` names another one. */
export function findChromium() {
  const chosen = process.env.PLAUDIT_CHROMIUM
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return names.map(inPath).find(Boolean) ?? places.find((place) => existsSync(place))
}

/** Chromium as a program without windows, which runs the browser tests in two thirds of the time; else a whole one. */
export function findHeadlessChromium() {
  if (process.env.PLAUDIT_CHROMIUM) return findChromium()
  return inPath(withoutWindows) ?? findChromium() ?? findPackagedChromium()
}

/** Finds a whole Chromium, or has the system's package manager install one. */
export function ensureChromium() {
  return findChromium() ?? (install('chromium') ? findChromium() : undefined)
}

/** The same for the browser tests, which need no whole one: at last the one that comes as an npm package. */
export function ensureHeadlessChromium() {
  const found = findHeadlessChromium()
  if (found || process.env.PLAUDIT_CHROMIUM) return found
  if (install(withoutWindows)) return findHeadlessChromium()
  return ensureChromium() ?? unpackPackagedChromium()
}

/** True when the package is there afterwards. */
function install(packageName) {
  if (!inPath('apt-get')) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false
  console.log('Installing Chromium for the browser tests (a few minutes, once) ...')
  const apt = (...parameters) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? parameters : ['-n', 'apt-get', ...parameters], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  apt('update', '-qq')
  return apt('install', '-y', '-qq', '--no-install-recommends', packageName)
}

/** Where a program is that a shell would find. */
export function inPath(program) {
  if (process.platform === 'win32') return undefined
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
