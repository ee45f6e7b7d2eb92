import { TextLink } from '../text/text-link.tsx'

/** Stands beside every way to make an account. */
export function LegalNote({ doing = 'creating an account' }: { doing?: string }) {
  return (
    <p className="text-sm text-soft">
      By {doing}, you agree to the <TextLink href="/terms">Terms</TextLink> and the{' '}
      <TextLink href="/privacy">Privacy Policy</TextLink>.
    </p>
  )
}
