/**
 * What Node gets to run one of the server's built programs. Traces name the sources' lines. The young generation begins
 * at the size to which it grows under load: a start without it collects garbage for a sixth of its time. An idle server
 * would collect its whole heap every other minute, to make it smaller, which is half of all that it does then: it does so
 * itself, once after a load (server/run/give-back-memory.ts). Protection keys are a second guard around compiled code, whose bookkeeping ends the process now and then where threads come and go
 * ("Check failed: jit_page.has_value()", on processors that have them).
 */
export function serverProgram(name, folder = 'dist/server') {
  const flags = [
    '--enable-source-maps',
    '--min-semi-space-size=16',
    '--no-memory-reducer',
    '--expose-gc',
    '--no-memory-protection-keys',
  ]
  return [...flags, `${folder}/${name}.js`]
}
