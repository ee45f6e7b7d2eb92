/**
 * What Node gets to run one of the server's built programs. Traces name the sources' lines. The young generation begins
 * at the size to which it grows under load: a start without it collects garbage for a sixth of its time. An idle server
 * would collect its whole heap every other minute, to make it smaller, which is half of all that it does then.
 */
export function serverProgram(name, folder = 'dist/server') {
  const flags = ['--enable-source-maps', '--min-semi-space-size=16', '--no-memory-reducer']
  return [...flags, `${folder}/${name}.js`]
}
