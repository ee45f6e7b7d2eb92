import { Rss } from 'lucide-react'
import { BlogChips } from '../copy/blog-chips.tsx'
import { PageHead } from '../copy/page-head.tsx'
import { PostEntry } from '../copy/post-entry.tsx'
import { FeaturedPost } from '../copy/featured-post.tsx'
import { posts } from '../copy/posts.ts'

/** All posts, or those of one category; the newest one stands out. */
export function BlogPage({ category }: { category?: string }) {
  const chosen = category === undefined ? posts : posts.filter((post) => post.category === category)
  const [newest, ...others] = chosen
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-20 sm:px-8 sm:pt-16 lg:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <PageHead title={category ?? 'Blog'}>
          <p className="mt-4 max-w-[34rem] text-lg text-soft">
            {category === undefined
              ? 'How to ask for testimonials, prove them and show them, without tricks that backfire.'
              : `Posts about ${category.toLowerCase()}.`}
          </p>
        </PageHead>
        <a
          href="/blog/rss.xml"
          className="inline-flex min-h-8 items-center gap-2 rounded-sm text-sm font-semibold text-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <Rss aria-hidden="true" className="size-4 text-accent-text" />
          RSS feed
        </a>
      </div>
      <BlogChips chosen={category} />
      {newest && <FeaturedPost post={newest} />}
      <div className="mt-12 sm:mt-16">
        {others.map((post) => (
          <PostEntry key={post.path} post={post} />
        ))}
      </div>
    </div>
  )
}
