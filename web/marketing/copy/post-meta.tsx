import { clsx } from 'clsx'
import { categoryPath, longDay, type Post } from './posts.ts'

/** Category, day and reading time: in a row, or below each other where a column is free. */
export function PostMeta({
  post: { category, date, minutes },
  isColumn = false,
}: {
  post: Post
  isColumn?: boolean
}) {
  const dot = <span aria-hidden="true">·</span>
  return (
    <p
      className={clsx(
        'flex flex-wrap gap-x-2.5 text-sm text-faint',
        isColumn && 'lg:flex-col lg:gap-y-1 lg:pt-1.5 [&>span[aria-hidden]]:lg:hidden',
      )}
    >
      <a
        href={categoryPath(category)}
        className="relative z-10 self-start rounded-[3px] font-semibold text-accent-text underline-offset-3 hover:underline"
      >
        {category}
      </a>
      {dot}
      <time dateTime={date.slice(0, 10)}>{longDay(date)}</time>
      {dot}
      <span>{minutes} min read</span>
    </p>
  )
}
