/**
 * What Node gets to run one of the server's built programs. Traces name the sources' lines. The young generation begins
 * at the size to which it grows under load: a start without it collects garbage for a sixth of its time.
 */
export function serverProgram(name, folder = 'dist/server') {
  return ['--enable-source-maps', '--min-semi-space-size=16', `${folder}/${name}.js`]
}
