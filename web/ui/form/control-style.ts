import { clsx } from 'clsx'

/** The box of every text control. 16 px on touch screens, else phones zoom into the page. */
export function controlStyle(className?: string) {
  return clsx(
    'w-full min-w-0 rounded-md border border-control bg-surface text-base text-ink',
    'placeholder:text-faint pointer-coarse:text-[1rem]',
    'transition-[border-color,box-shadow] duration-150 hover:border-soft',
    'focus-visible:border-accent focus-visible:outline-2 focus-visible:-outline-offset-1',
    'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint disabled:hover:border-control',
    className,
  )
}
