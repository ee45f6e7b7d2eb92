import type { BusinessProfile } from '#contract/business.ts'
import { slugOf } from '#contract/slug.ts'
import { type DynamicVariables, type Option, optionsWithoutProfile } from '#contract/writer.ts'
import { genericPreset, presets, type Preset, type Trade } from './presets.ts'

const mostOptions = 8
const alsoOffered = [
  'Customer service and support',
  'Consultation and guidance',
  'Custom solutions and specifications',
]

type ProfilePart = Pick<BusinessProfile, 'industry' | 'businessName' | 'businessDescription' | 'services'>

/**
 * What the generation form offers: the services that the profile names, else those usual in its trade; and the trade's
 * benefits.
 */
export function optionsFor(profile: ProfilePart | null): DynamicVariables {
  if (!profile) return optionsWithoutProfile
  const { services, benefits } = presetOf(profile)
  const own = listed(profile.services)
  return asOptions({
    services: own.length === 0 ? services : unlike([...own, ...alsoOffered]),
    benefits,
  })
}

function presetOf(profile: ProfilePart): Preset {
  return tradeOf(profile) ?? genericPreset
}

/** The industry decides; what the business says about itself only where the industry is not told or not known. */
export function tradeOf({
  industry,
  businessName,
  businessDescription,
  services,
}: ProfilePart): Trade | undefined {
  const said = [industry, `${businessName} ${businessDescription} ${services}`]
  for (const words of said) {
    const fitting = presets.find(({ keywords }) => keywords.test(words))
    if (fitting) return fitting
  }
  return undefined
}

/** What stands in a text as a list: with commas, semicolons, bullets or on lines of their own. */
function listed(services: string): string[] {
  const named = services
    .split(/[,;\n•·|]+/)
    .map((name) => name.replace(/^[\s\-*–]+|[\s.]+$/g, '').replace(/^and\s+/i, ''))
    .filter((name) => name !== '' && name.length <= 120)
  return unlike(named).slice(0, mostOptions - alsoOffered.length)
}

function unlike(names: readonly string[]): string[] {
  const plain = names.map((name) => name.toLowerCase())
  return names.filter((_, index) => plain.indexOf(plain[index]!) === index)
}

function asOptions({ services, benefits }: Pick<Preset, 'services' | 'benefits'>): DynamicVariables {
  return { services: services.map(asOption), benefits: benefits.map(asOption) }
}

function asOption(label: string): Option {
  return { value: slugOf(label) || label, label }
}
