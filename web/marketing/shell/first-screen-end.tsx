/**
 * Up to here a page carries its styles itself; those of the rest are a file that it waits for at this place. The build
 * makes both and puts the file's name here (`scripts/build/page-styles.mjs`).
 */
export function FirstScreenEnd() {
  return <link rel="stylesheet" href="__REST__" />
}
