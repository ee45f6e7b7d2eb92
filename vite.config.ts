import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appAddresses } from './scripts/build/app-addresses.mjs'
import { customerPageFiles } from './scripts/build/customer-page-files.mjs'
import { firstLook } from './scripts/build/first-look.mjs'
import { prerender } from './scripts/build/prerender.mjs'
import { endpointsInPages } from './scripts/build/endpoints-in-pages.mjs'

const api = process.env['PLAUDIT_API'] ?? 'http://127.0.0.1:3000'

/** What Vite itself answers in development: modules, and the pages of the app. The server has everything else. */
function isVites(url: string): boolean {
  const { pathname } = new URL(url, 'http://local')
  if (pathname.startsWith('/assets/') || /\.(xml|txt)$/.test(pathname)) return false
  const page = pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
  return /^\/(@|node_modules\/)|\.\w+$/.test(pathname) || apps.has(page) || customerPath.test(page)
}

/** The pages of the owner's app. */
const apps = new Set(['/dev/ui'])

/** Pages that customers see have their own small entry; everything else is the owner's app. */
const customerPath =
  /^\/(testimonial-form|qr-testimonial|testimonial-success|my|verify|oauth\/[^/]+\/review)(\/|\?|$)/i

/** Each mode is a program of its own, and the page it starts from. */
const inputs: Record<string, Record<string, string>> = {
  customer: { form: 'web/form.html', wall: 'web/wall.html' },
  marketing: { site: 'web/site.html' },
}

/** What every page of customers needs, in one piece, too: their entry with all that it imports. */
const customersFirstLook = { name: 'customers-first-look', test: /\/web\/customer\/main\.tsx$/ }

/**
 * The owner's app by default; with `--mode customer` the pages of their customers and with `--mode marketing` the
 * public site. Those two are built apart so that they carry nothing of the app, and on Preact, which is a fifth of
 * React's size; the public site is also written out as finished HTML. In development the
 * server shows the site as it was built last, and the other two run on React.
 */
export default defineConfig(({ mode, isSsrBuild = false }) => ({
  root: 'web',
  plugins: [
    ...(mode in inputs ? [preactForReact()] : [appAddresses(apps)]),
    react(),
    tailwind(),
    preloadFonts(),
    ...(isSsrBuild ? [] : [endpointsInPages()]),
    customerPagesInDevelopment(),
    ...(mode === 'customer' ? [customerPageFiles()] : []),
    ...(mode === 'marketing' && !isSsrBuild ? [prerender()] : []),
  ],
  resolve: {
    alias:
      mode === 'marketing'
        ? { wouter: path.join(import.meta.dirname, 'web/marketing/shell/plain-link.tsx') }
        : {},
  },
  ssr: { noExternal: true },
  build: {
    outDir: '../dist/web',
    emptyOutDir: !(mode in inputs),
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Small files stay files: the content security policy of the pages allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // Every browser above knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...(!isSsrBuild && { input: inputs[mode] ?? { index: 'web/index.html' } }),
      ...(mode !== 'marketing' && {
        output: {
          // The first script names all others, and hashes do not compress: a letter less of each is 0.2 KB.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups: [mode === 'customer' ? customersFirstLook : firstLook] },
        },
      }),
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/embed.js': api,
      '^/': { target: api, bypass: ({ url = '/' }) => (isVites(url) ? url : undefined) },
    },
  },
}))

/** Starts the two Latin fonts with the page instead of after its stylesheet, so text is drawn once. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

/** React's names, answered by Preact. `use` is used for contexts only. */
function preactForReact(): Plugin {
  const names: Record<string, string> = {
    'react-dom/client': "export * from 'preact/compat/client'",
    'react-dom/server': "export { renderToString, renderToStaticMarkup } from 'preact-render-to-string'",
    'react/jsx-runtime': "export * from 'preact/jsx-runtime'",
    react: "export * from 'preact/compat'; export { useContext as use } from 'preact/compat'",
  }
  const own = '\0preact:'
  return {
    name: 'preact-for-react',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(names, id) ? own + id : undefined),
    load: (id) => (id.startsWith(own) ? names[id.slice(own.length)] : undefined),
  }
}

function customerPagesInDevelopment(): Plugin {
  return {
    name: 'customer-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !customerPath.test(request.url ?? '')) return next()
        const page = server.transformIndexHtml(request.url ?? '/', readFileSync('web/form.html', 'utf8'))
        void page.then((html) => response.setHeader('content-type', 'text/html').end(html), next)
      })
    },
  }
}
