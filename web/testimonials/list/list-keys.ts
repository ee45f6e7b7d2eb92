/** What each key of the list does, in the order in which its help says so. */
export const keyCopy = {
  j: 'Next testimonial',
  k: 'Previous testimonial',
  x: 'Select or clear it',
  a: 'Approve it',
  r: 'Reject it',
  e: 'Edit it',
  '/': 'Search',
  '?': 'Show these shortcuts',
} as const
export type ListKey = keyof typeof keyCopy

/** Those that work; private feedback is nobody's to approve or reject. */
export function keysOf({ canDecide }: { canDecide: boolean }): readonly ListKey[] {
  const all = Object.keys(keyCopy) as ListKey[]
  return canDecide ? all : all.filter((key) => key !== 'a' && key !== 'r')
}
