import { typeset } from './document.ts'
import type { Post } from './posts.ts'

/** The title of a post as the way to it; the whole card around it can be pressed. */
export function PostLink({ post }: { post: Post }) {
  return (
    <a
      href={post.path}
      className="rounded-sm decoration-accent-line decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {typeset(post.title)}
    </a>
  )
}
