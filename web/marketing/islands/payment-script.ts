/** Stripe's script, as far as a page needs it. Its newer editions have no redirect by id. */
interface PaymentScript {
  redirectToCheckout?: (options: { sessionId: string }) => Promise<{ error?: { message?: string } }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => PaymentScript
  }
}

const address = 'https://js.stripe.com/v3/'
/** Nobody waits longer for it: the checkout has an address of its own. */
const longestMs = 4_000

/** Loads the payment provider's script. Where it does not load, the console says so and nothing else happens. */
export async function loadPaymentScript(publishableKey: string): Promise<PaymentScript | undefined> {
  try {
    await (window.Stripe ? undefined : loadScript())
    return window.Stripe?.(publishableKey)
  } catch (failure) {
    console.warn("The payment provider's script did not load.", failure)
    return undefined
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => reject(new Error('It took too long.')), longestMs)
    script.src = address
    script.async = true
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error(`${address} did not answer.`))
    })
    document.head.append(script)
  })
}
