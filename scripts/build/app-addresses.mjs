import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../run.mjs'

/** The server reads it and serves none of it (`server/http/files/static.ts`). */
const fileName = 'app-addresses.json'

/**
 * Tells the server, and Vite in development, which addresses are pages of the owner's app: those that its features
 * state (`web/app/features.ts`). `known` is filled before Vite answers anything.
 */
export function appAddresses(known) {
  const read = async () => {
    const { module } = await runnerImport(path.join(root, 'web/app/features.ts'))
    for (const address of module.pageByAddress.keys()) known.add(address)
    return [...module.pageByAddress.keys()]
  }
  return {
    name: 'app-addresses',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(await read()) })
    },
    async configureServer({ watcher }) {
      await read()
      watcher.on('change', (file) => /\/features?\.ts$/.test(file) && void read())
    },
  }
}
