/** A name for the file of a link's code that says which link it was. */
export function qrFileName(description: string): string {
  const words = description
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `qr-${words || 'code'}`
}
