import type { Feature } from '../../server/feature.ts'

export function describeFeatures(features: readonly Feature[]): Promise<string>
