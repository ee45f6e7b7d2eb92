/** One card of the carousel. */
export interface Praise {
  id: string
  content: string
  name: string
  company: string
  rating: number | null
  /** What a reader must know, such as where it was imported from. */
  label: string | null
}
