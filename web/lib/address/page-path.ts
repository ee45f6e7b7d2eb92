/** The address as pages state it: case and trailing slashes do not matter. */
export function pagePath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '')
}
