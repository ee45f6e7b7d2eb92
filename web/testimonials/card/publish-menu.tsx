import { linkedPlatforms, type LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { ReactElement } from 'react'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { MenuItem } from '../../ui/menu/menu-item.tsx'

export type OnPublish = (testimonial: Testimonial, platform: LinkedPlatform) => void

/** The review sites that an approved testimonial can be handed over for. There is no such thing for others (TEST-15). */
export function PublishMenu({
  testimonial,
  trigger,
  onPublish,
}: {
  testimonial: Testimonial
  trigger: ReactElement
  onPublish: OnPublish
}) {
  if (testimonial.status !== 'approved' || testimonial.isPrivate) return null
  return (
    <Menu trigger={trigger}>
      {linkedPlatforms.map((platform) => (
        <MenuItem key={platform} onSelect={() => onPublish(testimonial, platform)}>
          Publish to {platformNames[platform]}
        </MenuItem>
      ))}
    </Menu>
  )
}
