import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Contents } from '../copy/contents.tsx'
import { headingsOf, typeset } from '../copy/document.ts'
import { Frame } from '../copy/frame.tsx'
import { PageHead } from '../copy/page-head.tsx'
import { PostEntry } from '../copy/post-entry.tsx'
import { PostMeta } from '../copy/post-meta.tsx'
import { posts, type Post } from '../copy/posts.ts'
import { Prose } from '../copy/prose.tsx'

/** One post, and where to read on. */
export function PostPage({ post }: { post: Post }) {
  return (
    <>
      <article>
        <Frame
          head={<PostHead post={post} />}
          side={<Contents label="In this post" sections={headingsOf(post.tokens)} />}
        >
          <div>
            <Prose tokens={post.tokens} />
            <TryIt />
          </div>
        </Frame>
      </article>
      <PostReadOn post={post} />
    </>
  )
}

function PostHead({ post }: { post: Post }) {
  return (
    <PageHead
      title={typeset(post.title)}
      above={
        <p className="mb-6">
          <a
            href="/blog"
            className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-semibold text-soft hover:text-ink pointer-coarse:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Blog
          </a>
        </p>
      }
    >
      <p className="mt-5 mb-5 max-w-[36.5rem] font-serif text-[1.3125rem] leading-[1.5] text-soft">
        {typeset(post.summary)}
      </p>
      <PostMeta post={post} />
    </PageHead>
  )
}

function TryIt() {
  return (
    <aside
      aria-label="Plaudit"
      className="mt-14 flex max-w-[36.5rem] flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-low"
    >
      <p className="max-w-[22rem] text-base text-soft">
        <strong className="font-semibold text-ink">Praise you can prove.</strong> Plaudit collects
        testimonials the way this post describes.
      </p>
      <LinkButton href="/onboarding">Get Started</LinkButton>
    </aside>
  )
}

/** Another post of the same category first, then the newest of the others. */
function PostReadOn({ post }: { post: Post }) {
  const others = posts.filter(({ path }) => path !== post.path)
  const akin = others.filter(({ category }) => category === post.category)
  const next = [...new Set([...akin, ...others])].slice(0, 2)
  return (
    <section aria-labelledby="read-on" className="border-t border-line bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-10 sm:px-8">
        <h2 id="read-on" className="mb-6 text-sm font-semibold text-ink">
          Keep reading{' '}
        </h2>
        {next.map((other) => (
          <PostEntry key={other.path} post={other} />
        ))}
      </div>
    </section>
  )
}
