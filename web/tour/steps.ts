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
    text: 'A two-minute tour. You can keep working while it runs.',
  },
  {
    title: 'Dashboard overview',
    text: 'See your ratings, your newest testimonials and what needs your approval. Every number comes from your own testimonials.',
    page: '/dashboard',
    entry: '/dashboard',
  },
  {
    title: 'Collect',
    text: 'Share links and QR codes with your customers, and see which testimonials came from each one.',
    page: '/collect',
    entry: '/collect',
  },
  {
    title: 'Manage',
    text: 'Customers keeps track of who you asked and who answered. Nothing is published until you approve it, unless you turn off “Require approval”.',
    entry: '/customers',
  },
  {
    title: 'Publish',
    text: 'Embed Widgets gives you one line of code for your website. New testimonials appear there once you approve them.',
    entry: '/embed-code',
  },
  {
    title: 'Business settings',
    text: 'Add your business name, logo and team in Business Setup. Start with the name and logo: customers see them on your form.',
    entry: '/business-setup',
  },
  {
    title: 'You are all set',
    text: 'Send your form link to the last customer who thanked you. To find anything later, press Ctrl+K or ⌘K.',
    page: '/dashboard',
  },
]
