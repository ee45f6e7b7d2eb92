import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { ComponentType } from 'react'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { GenerationForm } from './generation-form.tsx'

/** The generation form with a page to itself. */
export function GeneratorPage({ NextStep }: { NextStep: ComponentType<{ testimonial: Testimonial }> }) {
  return (
    <>
      <PageHeader
        title="Generate Testimonial"
        description="Turn what a customer told you into a draft, then ask them to confirm it. Drafts never say more than they did."
      />
      <GenerationForm variant="plain" NextStep={NextStep} />
    </>
  )
}
