export interface TourStep {
  title: string
  text: string
  /** The page that this step is shown on; without one it stays where it is. */
  page?: '/dashboard' | '/collect'
  /** The entry of the sidebar that it speaks of. */
  entry?: string
}

/** The steps 0 to 6, in order. */
export const stepsOf = (product: string): readonly TourStep[] => [
  {
    title: `Welcome to ${product}`,
    text: 'Two minutes on where things are. The page stays yours meanwhile: click, type and look around as you like.',
  },
  {
    title: 'Dashboard overview',
    text: 'How things stand, what came in last and what waits for you. Every number is counted from your own testimonials.',
    page: '/dashboard',
    entry: '/dashboard',
  },
  {
    title: 'Collect',
    text: 'Share links and their QR codes, and see what came through each of them. The writer that drafts testimonials is planned.',
    page: '/collect',
    entry: '/collect',
  },
  {
    title: 'Manage',
    text: 'Customers keeps who you asked and what they answered. Nothing is shown before you approve it, unless you switch “Read before it is shown” off.',
    entry: '/customers',
  },
  {
    title: 'Publish',
    text: 'Embed Widgets gives you one line for your website. A new testimonial appears there as soon as it is approved.',
    entry: '/embed-code',
  },
  {
    title: 'Business settings',
    text: 'Business Setup holds your name, logo and team. Customers see the first two on your form, so begin there.',
    entry: '/business-setup',
  },
  {
    title: 'You are all set',
    text: 'Share the link to your form with the last customer who thanked you. Press Ctrl or ⌘ with K to find anything later.',
    page: '/dashboard',
  },
]
