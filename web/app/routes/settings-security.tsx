import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/queries.ts'
import { KeyCard } from '../../embed-code/key-card.tsx'
import { SnippetCard } from '../../embed-code/snippet-card.tsx'
import { DangerZone } from '../../security/danger-zone.tsx'
import { SupportAccessCard } from '../../security/support-access-card.tsx'
import { SignInCards } from '../../security/sign-in-cards.tsx'
import { SecurityTab } from '../../settings/security-tab.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

export function SettingsSecurity() {
  const { data: user } = useQuery(userQuery)
  const apiKey = user?.apiKey ?? ''
  return (
    <SecurityTab
      signIn={<SignInCards />}
      danger={
        <>
          {user?.formId && <SupportAccessCard isOwner={user.isWorkspaceOwner} />}
          <DangerZone />
        </>
      }
      publishableKey={<KeyCard title="API key" apiKey={apiKey} mayRenew={user?.isWorkspaceOwner ?? false} />}
      embedCode={
        apiKey && (
          <SnippetCard title="Website integration" apiKey={apiKey} attributes={{}}>
            Paste this where you want your testimonials to appear. Change how they look in{' '}
            <TextLink href="/embed-code">Embed Widgets</TextLink>.
          </SnippetCard>
        )
      }
    />
  )
}
