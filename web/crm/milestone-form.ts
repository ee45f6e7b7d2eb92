import type { milestoneForm, MilestoneForm } from '#contract/crm/milestones.ts'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod/mini'

/** The form of a milestone, as its parts share it. */
export type MilestoneFormState = UseFormReturn<z.input<typeof milestoneForm>, unknown, MilestoneForm>
