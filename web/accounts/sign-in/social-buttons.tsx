import {
  providerNames,
  socialProviders,
  type SocialProvider,
  startSocial,
} from '#contract/accounts/social.ts'
import { useAddressQuery } from '../../lib/address/use-address-query.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { toast } from '../../ui/message/toast.ts'

/** Each provider's mark: the color and the outline of its parts. */
const marks: Readonly<Record<SocialProvider, ReadonlyArray<readonly [string, string]>>> = {
  google: [
    [
      '#4285F4',
      'M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8.1Z',
    ],
    [
      '#34A853',
      'M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23Z',
    ],
    ['#FBBC05', 'M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9l3.6-2.8Z'],
    ['#EA4335', 'M12 5.4c1.6 0 3 .5 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4Z'],
  ],
  facebook: [
    [
      '#1877F2',
      'M23 12a11 11 0 1 0-12.7 10.9v-7.7H7.5V12h2.8V9.6c0-2.8 1.6-4.3 4.1-4.3 1.2 0 2.5.2 2.5.2v2.7h-1.4c-1.4 0-1.8.9-1.8 1.7V12h3l-.5 3.2h-2.5v7.7A11 11 0 0 0 23 12Z',
    ],
  ],
  microsoft: [
    ['#F25022', 'M2 2h9.5v9.5H2z'],
    ['#7FBA00', 'M12.5 2H22v9.5h-9.5z'],
    ['#00A4EF', 'M2 12.5h9.5V22H2z'],
    ['#FFB900', 'M12.5 12.5H22V22h-9.5z'],
  ],
}

/**
 * Sign-in with another account, which makes one where there is none. Where the operator has not set a provider up, the
 * button says so.
 */
export function SocialButtons({ verb }: { verb: string }) {
  const { configuredProviders } = useInstance()
  const next = useAddressQuery().get('next')
  function explain() {
    toast({
      title: 'OAuth is coming soon',
      description: 'Please use your email and password instead.',
      variant: 'destructive',
    })
  }
  return (
    <div className="mt-7">
      <div className="flex items-center gap-3 text-sm text-faint">
        <span className="h-px grow bg-line" />
        or
        <span className="h-px grow bg-line" />
      </div>
      <div className="mt-5 grid grid-cols-3 gap-2">
        {socialProviders.map((provider) => {
          const label = `${verb} with ${providerNames[provider]}`
          const face = (
            <>
              <Mark provider={provider} />
              <span className="max-[25rem]:sr-only">{providerNames[provider]}</span>
            </>
          )
          return configuredProviders.includes(provider) ? (
            <a
              key={provider}
              href={startAddress(provider, next)}
              aria-label={label}
              className={buttonStyle('secondary', 'medium')}
            >
              {face}
            </a>
          ) : (
            <Button key={provider} variant="secondary" aria-label={label} onClick={explain}>
              {face}
            </Button>
          )
        })}
      </div>
    </div>
  )
}

function Mark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {marks[provider].map(([fill, outline]) => (
        <path key={fill} fill={fill} d={outline} />
      ))}
    </svg>
  )
}

/** A page of the server, which leads on to the provider. */
function startAddress(provider: SocialProvider, next: string | null): string {
  const address = startSocial.path.replace(':provider', provider)
  return next ? `${address}?${new URLSearchParams({ next }).toString()}` : address
}
