import { ArrowRight } from 'lucide-react'
import { typeset } from './document.ts'
import { PostLink } from './post-link.tsx'
import { PostMeta } from './post-meta.tsx'
import type { Post } from './posts.ts'

/** The newest post, larger than the rest, with a sentence of its own as its picture. */
export function FeaturedPost({ post }: { post: Post }) {
  return (
    <article
      aria-labelledby="featured"
      className="group relative mt-8 grid overflow-hidden rounded-xl border border-line bg-surface shadow-mid lg:grid-cols-[1fr_0.85fr]"
    >
      <div className="flex flex-col items-start p-6 sm:p-10 lg:py-14">
        <p className="mb-4 rounded-full bg-accent-wash px-2.5 py-0.5 text-xs font-semibold text-accent-text">
          Featured
        </p>
        <h2
          id="featured"
          className="font-serif text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] font-medium tracking-[-0.022em]"
        >
          <PostLink post={post} />
        </h2>
        <p className="mt-4 mb-6 max-w-[34rem] text-lg text-soft">{typeset(post.summary)}</p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-4">
          <PostMeta post={post} />
          <ArrowRight
            aria-hidden="true"
            className="hidden size-5 text-accent-text sm:block transition-transform duration-200 ease-calm group-hover:translate-x-1"
          />
        </div>
      </div>
      <figure className="flex flex-col justify-center border-t border-line bg-accent-wash p-8 pt-6 sm:p-12 lg:border-t-0 lg:border-l">
        <span
          aria-hidden="true"
          className="-ml-1 block h-14 font-serif text-[7rem] leading-[0.95] text-accent-line select-none sm:h-18"
        >
          “
        </span>
        <blockquote className="font-serif text-[clamp(1.375rem,2.4vw,1.75rem)] leading-[1.34] text-accent-text italic">
          {typeset(post.quote)}
        </blockquote>
      </figure>
    </article>
  )
}
