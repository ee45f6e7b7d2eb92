import type { User } from '#contract/accounts/accounts.ts'
import { searchWords } from '../../lib/address/search-words.ts'
import {
  CheckCheck,
  Clock,
  Download,
  MessageCircleWarning,
  Plus,
  QrCode,
  Send,
  Sparkles,
  Upload,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'

/** Something to do, from anywhere. */
export interface PaletteAction {
  readonly label: string
  readonly icon: LucideIcon
  /** Where it is done: a page opens what its address names. */
  readonly href: string
  /** Other words that people look for it with. */
  readonly also: string
  /** A file, which leaves the page where it is. */
  readonly isFile?: boolean
  /** Not for support, whose visit the server would refuse it. */
  readonly isOnlyForTeam?: boolean
}

const actions: readonly PaletteAction[] = [
  {
    label: 'Import reviews',
    icon: Upload,
    href: '/testimonials?import=file',
    also: 'csv google upload add',
    isOnlyForTeam: true,
  },
  {
    label: 'Generate testimonial',
    icon: Sparkles,
    href: '/testimonial-generator',
    also: 'ai write draft new create writer',
  },
  {
    label: 'Add testimonial',
    icon: Plus,
    href: '/testimonials?add=one',
    also: 'new create write',
    isOnlyForTeam: true,
  },
  {
    label: 'Review pending testimonials',
    icon: Clock,
    href: '/testimonials?status=pending',
    also: 'approve reject moderate',
  },
  {
    label: 'Show approved testimonials',
    icon: CheckCheck,
    href: '/testimonials?status=approved',
    also: 'published',
  },
  {
    label: 'Show ratings below 4',
    icon: MessageCircleWarning,
    href: '/testimonials?sort=lowest',
    also: 'worst lowest private feedback',
  },
  {
    label: 'Create campaign',
    icon: Send,
    href: '/campaigns?new=chosen',
    also: 'email customers bulk ask new',
  },
  { label: 'Ask customers for a testimonial', icon: Send, href: '/customers', also: 'email request invite' },
  { label: 'Share your form', icon: QrCode, href: '/collect', also: 'copy link qr code' },
  {
    label: 'Export testimonials',
    icon: Download,
    href: '/api/testimonials/export?format=csv',
    also: 'download csv backup',
    isFile: true,
    isOnlyForTeam: true,
  },
  {
    label: 'Invite a teammate',
    icon: UserPlus,
    href: '/business-setup?tab=team',
    also: 'member colleague',
    isOnlyForTeam: true,
  },
]

/** What can be done with the typed words in it; who has no business yet has nothing to do it to. */
export function findActions({ formId, support }: User, typed: string): readonly PaletteAction[] {
  const words = searchWords(typed)
  if (formId === null) return []
  return actions.filter(({ label, also, isOnlyForTeam }) => {
    if (isOnlyForTeam && support) return false
    const text = `${label} ${also}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
