import type { KnownPlace } from '#contract/publishing/known-identifiers.ts'
import { readIdentifier, type ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { connectionForm, missingSentence, type PlatformConnection } from '#contract/publishing/publishing.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import type { platformCatalog } from './platform-catalog.ts'
import { useConnect } from '../queries.ts'

export interface SetupFormProps {
  platform: (typeof platformCatalog)[number]
  connection: PlatformConnection | undefined
  /** As the business calls itself. */
  businessName: string
  /** Of the profile: addresses on review sites, one a line. */
  reviewProfiles: string
  onClose: () => void
}

/** The form of one review site: filled with what is known of the business there, and saved as one connection. */
export function useSetupForm({
  platform: { platform, name },
  connection,
  businessName,
  reviewProfiles,
  onClose,
}: SetupFormProps) {
  const connect = useConnect()
  const form = useSchemaForm(connectionForm, {
    platform,
    platformBusinessId: connection?.platformBusinessId ?? identifierIn(reviewProfiles, platform),
    businessName: connection?.businessName || businessName,
    businessAddress: connection?.businessAddress ?? '',
  })
  const { formState, setValue } = form
  const options = { shouldValidate: formState.isSubmitted }
  const changeId = (id: string) => setValue('platformBusinessId', id, options)
  function fill(place: KnownPlace) {
    changeId(place.identifier)
    setValue('businessName', place.name, options)
    if (place.address) setValue('businessAddress', place.address, options)
  }
  const submit = form.handleSubmit(
    (one) =>
      connect.mutate(
        { connections: [one] },
        {
          onSuccess: () => {
            toast(
              isLinkedPlatform(platform)
                ? { title: 'Platform Connected', description: `${name} is set up.` }
                : { title: 'Platform saved', description: `You can import your reviews from ${name}.` },
            )
            onClose()
          },
          onError: showRefusal('Setup Failed', { otherwise: 'Please try again.' }),
        },
      ),
    (wrong) => {
      if (Object.values(wrong).some((one) => one?.message === missingSentence)) {
        toast({ title: 'Missing Information', description: missingSentence, variant: 'destructive' })
      }
    },
  )
  return { form, fill, changeId, submit, isPending: connect.isPending }
}

/** The identifier inside the address that the profile has of this platform; empty where there is none. */
function identifierIn(reviewProfiles: string, platform: ReviewPlatform): string {
  const [id = ''] = reviewProfiles.split('\n').flatMap((line) => readIdentifier(platform, line).id ?? [])
  return id
}
