import { node, run } from './run.mjs'

/** The server, started again at every change of its files, Vite in front of it, and the public site built anew. */
export async function develop(parameters) {
  const port = process.env.PORT || '3000'
  const server = run(node(), ['--watch', '--watch-preserve-output', 'server/run/main.ts', ...parameters], {
    environment: { PLAUDIT_DEV: 'on', PLAUDIT_DRAIN: '0' },
    stdio: 'inherit',
  })
  const pages = run(node(), ['node_modules/vite/bin/vite.js'], {
    environment: { PLAUDIT_API: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
  })
  const site = run(
    node(),
    ['node_modules/vite/bin/vite.js', 'build', '--mode', 'marketing', '--watch', '--logLevel', 'warn'],
    { stdio: 'inherit' },
  )
  const [{ code }] = await Promise.all([server, pages, site])
  return code
}
