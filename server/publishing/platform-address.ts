import type { LinkedPlatform } from '#contract/publishing/review-links.ts'

/** Made of constants and checked ids: nothing that anybody typed decides a host. */
export const platformAddress: Readonly<
  Record<LinkedPlatform, (id: string) => { readonly label: string; readonly url: string }>
> = {
  google: (id) => ({
    label: 'Google',
    url: `https://search.google.com/local/writereview?placeid=${encodeURIComponent(id)}`,
  }),
  // Yelp forbids asking for reviews: this says where the business is, no more.
  yelp: (id) => ({ label: 'Yelp', url: `https://www.yelp.com/biz/${encodeURIComponent(id)}` }),
}
