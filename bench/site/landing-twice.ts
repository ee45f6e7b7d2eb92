import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fastify } from 'fastify'
import { build, loadConfigFromFile, type Plugin } from 'vite'
import { readConfig } from '../../server/config/config.ts'
import { secureHeaders } from '../../server/http/headers.ts'
import { serveWeb } from '../../server/http/files/static.ts'
import { root } from '../kit/server-process.ts'
import { freePort } from '../../server/test/processes/free-port.ts'

const entry = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { LandingPage } from '${root}/web/marketing/pages/landing.tsx'
import { loadIslands } from '${root}/web/marketing/shell/island.tsx'
import { SiteShell } from '${root}/web/marketing/shell/site-shell.tsx'
await loadIslands()
createRoot(document.body).render(createElement(SiteShell, null, createElement(LandingPage)))
`

/**
 * Serves the landing page twice, by the product's own file server: as it is built, and as Vite builds a page that the
 * browser fills: an empty body, a stylesheet, one script with the same components. Libraries, styles, fonts and
 * compression are the same.
 */
export async function serveLandingTwice() {
  const cache = path.join(root, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(path.join(cache, 'landing-'))
  try {
    const web = path.join(folder, 'web')
    await cp(path.join(root, 'dist/web'), web, { recursive: true })
    const prerendered = await readFile(path.join(web, 'site/index.html'), 'utf8')
    const script = await buildScript(folder, prerendered)
    await cp(path.join(folder, 'built/assets'), path.join(web, 'assets'), { recursive: true })
    const assets = await readdir(path.join(web, 'assets'))
    await writeFile(path.join(web, 'site/in-browser.html'), asViteBuildsIt(prerendered, script, assets))
    const config = readConfig({ PORT: String(await freePort()) })
    const http = fastify()
    secureHeaders(http, config)
    await serveWeb(http, web, config)
    await http.listen({ port: config.port, host: config.host })
    return {
      prerendered: `${config.publicUrl}/`,
      inBrowser: `${config.publicUrl}/in-browser`,
      async stop() {
        await http.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (failure) {
    await rm(folder, { recursive: true, force: true })
    throw failure
  }
}

/**
 * The page as `vite.config.ts` builds those that the browser fills, such as the owner's app: all its styles are one file,
 * its scripts are files, and its fonts are preloaded.
 */
function asViteBuildsIt(page: string, script: string, assets: readonly string[]): string {
  const [styles] = /<link rel="stylesheet"[^>]+>/.exec(page) ?? []
  const fonts = assets
    .filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`)
  const own = /(<script type="module"[^>]* src=")[^"]+/
  const body = /<body>.*<\/body>/s
  const inline = [/<style>.*?<\/style>/s, /<script>.*?<\/script>/s] as const
  if (!styles || ![own, body, ...inline].every((part) => part.test(page))) {
    throw new Error('the landing page is not built as expected')
  }
  return page
    .replace(own, `$1/${script}`)
    .replace(inline[0], [styles, ...fonts].join('\n'))
    .replace(inline[1], '<script src="/before-paint.js"></script>')
    .replace(body, '<body></body>')
}

/** Builds the page's components with the settings of the public site, and answers the script's file name. */
async function buildScript(folder: string, prerendered: string): Promise<string> {
  // As for the prerendering build, whose plugins do not prerender again.
  const settings = { command: 'build', mode: 'marketing', isSsrBuild: true } as const
  const loaded = await loadConfigFromFile(settings, path.join(root, 'vite.config.ts'))
  if (!loaded) throw new Error('vite.config.ts is missing')
  const input = path.join(folder, 'entry.ts')
  await writeFile(input, entry)
  const { config } = loaded
  const result = await build({
    ...config,
    configFile: false,
    mode: settings.mode,
    root: path.join(root, 'web'),
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), islandsOf(prerendered)],
    build: {
      ...config.build,
      outDir: path.join(folder, 'built'),
      copyPublicDir: false,
      rolldownOptions: { input },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk =
    output && 'output' in output && output.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (!chunk) throw new Error('the landing page for the browser was not built')
  return chunk.fileName
}

/** Puts the islands of this page, and no others, into its one script: no page would fetch them one by one. */
function islandsOf(page: string): Plugin {
  const names = new Set([...page.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name))
  return {
    name: 'islands-of-one-page',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/web/marketing/islands.ts')) return undefined
      const entries = [
        ...code.matchAll(/^ {2}'?([\w-]+)'?: \(\) => import\('(.+)'\)\.then\(\(m\) => m\.(\w+)\)/gm),
      ]
      const used = entries.filter(([, name]) => names.has(name ?? ''))
      if (used.length !== names.size) throw new Error('an island of the landing page was not found')
      const imports = used.map(([, , file, component]) => `import { ${component} } from '${file}'`)
      const islands = used.map(([, name, , component]) => `'${name}': ${component}`)
      return [
        ...imports,
        `export const islands = { ${islands.join(', ')} }`,
        'export const loadIsland = async (name) => islands[name]',
      ].join('\n')
    },
  }
}
