import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['PLAUDIT_API'] ?? 'http://127.0.0.1:3000'

/** Pages that customers see have their own small entry; everything else is the owner's app. */
const customerPath = /^\/(testimonial-form|testimonial-success|my)(\/|\?|$)/i

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind(), preloadFonts(), customerPagesInDevelopment()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Small files stay files: the content security policy of the pages allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'web/index.html', form: 'web/form.html' },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/embed.js': api, '^/embed/': api, '/dev/outbox': api },
  },
})

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
