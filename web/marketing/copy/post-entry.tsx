import { typeset } from './document.ts'
import { PostLink } from './post-link.tsx'
import { PostMeta } from './post-meta.tsx'
import type { Post } from './posts.ts'

/** A post in a list: where it belongs on the left, what it says on the right. */
export function PostEntry({ post }: { post: Post }) {
  return (
    <article className="group relative grid gap-x-16 gap-y-3 border-t border-line py-8 sm:py-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <PostMeta post={post} isColumn />
      <div>
        <h2 className="font-serif text-[clamp(1.5rem,2.6vw,1.875rem)] leading-[1.16] font-medium tracking-[-0.02em]">
          <PostLink post={post} />
        </h2>
        <p className="mt-2.5 max-w-[36.5rem] text-lg text-soft">{typeset(post.summary)}</p>
      </div>
    </article>
  )
}
