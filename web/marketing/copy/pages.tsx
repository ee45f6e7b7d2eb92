import { brand } from '#contract/brand.ts'
import { BlogPage } from '../pages/blog.tsx'
import { CookiesPage } from '../pages/cookies.tsx'
import { LegalPage } from '../pages/legal.tsx'
import { PostPage } from '../pages/post.tsx'
import type { SitePage } from '../site-page.ts'
import { privacy, terms } from './legal-texts.ts'
import { categories, posts, type Post } from './posts.ts'
import { brandedTitle } from '../../lib/branded-title.ts'

/** The pages that are mostly text. */
export const wordPages: readonly SitePage[] = [
  {
    path: '/blog',
    title: brandedTitle('Blog'),
    description:
      'How to ask for testimonials, prove them and show them: collecting, the rules, and websites that stay fast.',
    component: () => <BlogPage />,
  },
  ...categories.map(({ name, path }) => ({
    path,
    title: brandedTitle(`Blog: ${name}`),
    description: `${brand.name} blog posts about ${name.toLowerCase()}.`,
    component: () => <BlogPage category={name} />,
  })),
  ...posts.map((post) => ({
    path: post.path,
    title: brandedTitle(post.title),
    description: post.summary,
    component: () => <PostPage post={post} />,
    jsonLd: [postJsonLd(post)],
  })),
  {
    path: '/privacy',
    title: brandedTitle('Privacy Policy'),
    description: privacy.front.summary,
    component: () => <LegalPage text={privacy} />,
  },
  {
    path: '/terms',
    title: brandedTitle('Terms of Service'),
    description: terms.front.summary,
    component: () => <LegalPage text={terms} />,
  },
  {
    path: '/cookies',
    title: brandedTitle('Cookie Policy'),
    description:
      'Everything this website stores in your browser, why and for how long, and the choice you have.',
    component: CookiesPage,
  },
]

function postJsonLd({ title, date, summary, category }: Post) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: date,
    articleSection: category,
    inLanguage: 'en',
    author: { '@type': 'Organization', name: brand.name },
  }
}
