/** Hands a file made in the browser to the person, as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; before, some browsers would lose it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
