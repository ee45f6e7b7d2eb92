import { clsx } from 'clsx'
import { categories } from './posts.ts'

/** The categories as links, each a page of its own: they work without JavaScript and can be sent to somebody. */
export function BlogChips({ chosen }: { chosen: string | undefined }) {
  const chips = [{ name: 'All posts', path: '/blog' }, ...categories]
  return (
    <nav aria-label="Categories" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ name, path }) => {
          const isChosen = name === (chosen ?? 'All posts')
          return (
            <li key={path}>
              <a
                href={path}
                aria-current={isChosen ? 'page' : undefined}
                className={clsx(
                  'inline-flex h-9 items-center rounded-full border px-4 text-sm font-semibold transition-colors pointer-coarse:h-11',
                  isChosen
                    ? 'border-ink bg-ink text-paper'
                    : 'border-line-strong bg-surface text-soft hover:border-control hover:text-ink',
                )}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
