import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { type FollowUp, followUps } from '#contract/collection/questionnaire.ts'
import type { CopyLanguage } from '#shared/collection/asked-questions.ts'
import { slugOf } from '#shared/text/slug.ts'
import { type DynamicVariables, type Option, optionsWithoutProfile } from '#contract/writer/writer.ts'
import { tradeOf } from './match-trade.ts'
import { alsoOffered, genericPreset } from './presets/generic.ts'
import { inLanguage, type Label, type Preset } from './presets/trade.ts'

const mostOptions = 8

type ProfilePart = Pick<BusinessProfile, 'industry' | 'businessName' | 'businessDescription' | 'services'>

/**
 * What the generation form offers: the services that the profile names, else those usual in its trade; and the trade's
 * benefits.
 */
export function optionsFor(profile: ProfilePart | null, language: CopyLanguage = 'en'): DynamicVariables {
  if (!profile) return optionsWithoutProfile
  const { services, benefits } = asOptions(tradeOf(profile) ?? genericPreset, language)
  const own = splitServices(profile.services).map((label) => ({ value: slugOf(label) || label, label }))
  return {
    services: own.length === 0 ? services : unlike([...own, ...labeled(alsoOffered, language)]),
    benefits,
  }
}

/** What a customer chooses from, in their language: as `optionsFor`, and without a profile three of each of any trade. */
export function choicesFor(profile: ProfilePart | undefined, language: CopyLanguage): DynamicVariables {
  if (profile) return optionsFor(profile, language)
  const { services, benefits } = asOptions(genericPreset, language)
  return { services: services.slice(0, 3), benefits: benefits.slice(0, 3) }
}

/** What is asked once more, by what customers of the trade can tell: how it was before, how long it took, or who it was. */
export function followUpsFor(profile: ProfilePart | undefined): FollowUp[] {
  const trade = profile && tradeOf(profile)
  const first = (trade && askedFirst[trade.name]) ?? 'helper'
  return [...followUps].toSorted((one, other) => rankOf(one, first) - rankOf(other, first))
}

const rankOf = (one: FollowUp, first: FollowUp) => (one === 'experience' ? 0 : one === first ? 1 : 2)

const askedFirst: Readonly<Record<string, FollowUp>> = {
  software: 'before',
  'digital marketing': 'before',
  'legal, accounting and finance': 'before',
  healthcare: 'before',
  fitness: 'before',
  education: 'before',
  'construction and trades': 'duration',
  'cars and bikes': 'duration',
  'heat transfers': 'duration',
  design: 'duration',
  'athletic apparel': 'duration',
  'swag and merchandise': 'duration',
  'e-commerce': 'duration',
}

function asOptions({ services, benefits }: Preset, language: CopyLanguage): DynamicVariables {
  return { services: labeled(services, language), benefits: labeled(benefits, language) }
}

/** The value is the same in every language. */
function labeled(labels: readonly Label[], language: CopyLanguage): Option[] {
  return labels.map((label) => ({ value: slugOf(label[0]), label: inLanguage(label, language) }))
}

/** What stands in a text as a list: with commas, semicolons, bullets or on lines of their own. */
function splitServices(services: string): string[] {
  const named = services
    .split(/[,;\n•·|]+/)
    .map((name) => name.replace(/^[\s\-*–]+|[\s.]+$/g, '').replace(/^and\s+/i, ''))
    .filter((name) => name !== '' && name.length <= 120)
  const small = named.map((name) => name.toLowerCase())
  const once = named.filter((_, index) => small.indexOf(small[index]!) === index)
  return once.slice(0, mostOptions - alsoOffered.length)
}

function unlike(options: readonly Option[]): Option[] {
  const small = options.map(({ label }) => label.toLowerCase())
  return options.filter((_, index) => small.indexOf(small[index]!) === index)
}
