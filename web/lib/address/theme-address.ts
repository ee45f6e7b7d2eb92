/** The list of testimonials that mention a theme; with a tone, that praise or criticize it. */
export function themeAddress(key: string, tone?: 'praise' | 'criticism'): string {
  return `/testimonials?${new URLSearchParams({ theme: key, ...(tone && { tone }) }).toString()}`
}
