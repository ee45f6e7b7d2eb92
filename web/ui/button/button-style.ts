import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'tool' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink shadow-button hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink shadow-low hover:border-control hover:bg-hover',
  ghost: 'text-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-danger-ink shadow-button hover:bg-danger-hover',
}
const sizes: Record<ButtonSize, string> = {
  small: 'h-8 gap-1.5 px-2.5 text-sm',
  /** In a row of tools above a list. */
  tool: 'h-9 gap-1.5 px-3 text-sm',
  medium: 'h-9.5 gap-2 px-3.5 text-sm',
  large: 'h-11.5 gap-2 px-5 text-base',
}

/** The classes of everything that looks like a button, whether it is one or a link. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-md font-semibold whitespace-nowrap select-none',
    'transition-[background-color,border-color,color,transform] duration-150 ease-calm active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-60',
    'pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
    className,
  )
}
