/** How far something has come. Without `value` it only says that it is under way. */
export function ProgressBar({
  label,
  value,
  max = 100,
}: {
  label: string
  value?: number | undefined
  max?: number
}) {
  return (
    <progress
      aria-label={label}
      max={max || 1}
      {...(value === undefined ? {} : { value })}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line text-accent indeterminate:animate-breathe indeterminate:bg-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-500"
    />
  )
}
