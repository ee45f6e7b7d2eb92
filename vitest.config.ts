import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { LongestFirst } from './server/test/processes/longest-first.ts'

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL as much as they compute; by default two cores get a single worker.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Halves what a run of one file takes from the second time on. A run of everything begins with nothing.
    experimental: { fsModuleCache: !process.env['CI'] },
    projects: [
      {
        plugins: [globsAnew()],
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'contract/**/*.test.ts', 'shared/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/processes/global-setup.ts'],
          // Each file brings its own database and app; loading the modules anew for each took half of the time.
          isolate: false,
          // Node reads the sources itself, as `npm run dev` has it: nothing is transformed first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // As the server runs (scripts/server-program.mjs).
          execArgv: ['--no-memory-protection-keys'],
          // A limit ends what hangs; how fast something is, the benchmarks say, not a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), globsAnew()],
        // Of widgets, the whole is tested (scripts/build/build-widget.mjs).
        define: { plauditIsLean: 'false' },
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'widget/**/*.test.ts'],
          environment: 'happy-dom',
          // Pages may ask for scripts, such as the widget's own in a preview; none is run.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: ['web/test/setup.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
})

/**
 * A module that asks for a list of files is read anew each time: kept, it would go on naming files that are gone. Vitest
 * sees to that itself, but only where no type stands between `glob` and its parenthesis.
 */
function globsAnew(): Plugin {
  return {
    name: 'globs-anew',
    configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
      keyOf(({ sourceCode }) => (/import\.meta\.glob[<(]/.test(sourceCode) ? false : undefined)),
  }
}
