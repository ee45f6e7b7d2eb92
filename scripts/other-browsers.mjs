import { inPath } from './chromium.mjs'

/** Besides Chromium, by what Debian calls them. */
const known = [
  { name: 'firefox', title: 'Firefox', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr' },
  { name: 'webkit', title: 'WebKit', programs: ['WebKitWebDriver'], packages: 'webkit2gtk-driver xvfb' },
]

/** The browsers that the widget is tried in too, each with its program if it is installed. */
export function otherBrowsers() {
  return known.map(({ programs, ...browser }) => ({
    ...browser,
    program: programs.map(inPath).find(Boolean),
  }))
}
