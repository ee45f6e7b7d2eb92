export function otherBrowsers(): {
  name: string
  title: string
  packages: string
  program: string | undefined
}[]
