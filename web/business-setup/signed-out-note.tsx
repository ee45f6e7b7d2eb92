import { Banner } from '../ui/banner.tsx'

/** The session ended while somebody typed: leaving the page would lose the text. */
export function SignedOutNote() {
  return (
    <div className="w-full">
      <Banner tone="warning" isAlert title="You have been signed out">
        What you typed is still here.{' '}
        <a
          href="/login"
          target="_blank"
          rel="noopener"
          className="font-semibold underline underline-offset-3"
        >
          Sign in in another tab
        </a>
        , then save again.
      </Banner>
    </div>
  )
}
