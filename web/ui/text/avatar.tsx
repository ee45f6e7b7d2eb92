import { clsx } from 'clsx'
import { avatarInitials } from '../../lib/text/initials.ts'

const tints = [
  'bg-[light-dark(#e2efe8,#1d3a30)] text-[light-dark(#0b5540,#8fdcbd)]',
  'bg-[light-dark(#f7e6d3,#41301c)] text-[light-dark(#74430c,#efc38d)]',
  'bg-[light-dark(#ece9f8,#2f294f)] text-[light-dark(#4a3f8c,#c3b9f5)]',
  'bg-[light-dark(#f8e3e0,#432622)] text-[light-dark(#8e2f26,#f3aaa1)]',
  'bg-[light-dark(#e0ecf4,#1f3442)] text-[light-dark(#1c5271,#9ccbe8)]',
  'bg-[light-dark(#f0ebd9,#38331f)] text-[light-dark(#5f5113,#dccb85)]',
]
const sizes = {
  small: 'size-7 text-[0.6875rem]',
  medium: 'size-9 text-sm',
  large: 'size-12 text-base',
}

/** A person's photo, or their initials, always in the same tint for the same name. The name itself stands beside it. */
export function Avatar({
  name,
  size = 'medium',
  photoUrl,
}: {
  name: string
  size?: keyof typeof sizes
  photoUrl?: string | null
}) {
  if (photoUrl) {
    return <img src={photoUrl} alt="" className={clsx('shrink-0 rounded-full object-cover', sizes[size])} />
  }
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold tracking-wide select-none',
        sizes[size],
        tints[sum % tints.length],
      )}
    >
      {avatarInitials(name)}
    </span>
  )
}
