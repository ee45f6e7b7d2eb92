const fileName = /\.(csv|tsv|txt|xlsx?|ods|numbers|json|ndjson|xml|zip)$/i

/** Where words come from, as somebody stated it; nothing for a file's name, which the public is never shown. */
export function statedSource(said: string | null | undefined): string | null {
  const source = said?.trim()
  return !source || fileName.test(source) ? null : source
}
