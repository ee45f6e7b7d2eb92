import type { EmbedAnswer } from '#contract/embed.ts'

/** Asks our server for testimonials, in the language of the page; nothing where it has none to give. */
export async function ask(
  source: string,
  key: string,
  max: number,
  language: string,
  userId = 'me',
): Promise<EmbedAnswer | undefined> {
  try {
    const query = `apiKey=${encodeURIComponent(key)}&max=${max}&lang=${language}`
    const url = new URL(`/api/embed/testimonials/${encodeURIComponent(userId)}?${query}`, source)
    // Without options: a page may have put some into `Object.prototype`. Across origins no cookie is sent.
    const response = await fetch(url)
    if (response.ok) return (await response.json()) as EmbedAnswer
    console.warn("Plaudit: this key doesn't work here. Please copy the embed code again.")
  } catch {}
  return undefined
}
