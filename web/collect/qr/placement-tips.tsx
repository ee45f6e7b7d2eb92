import { Card } from '../../ui/layout/card.tsx'

const tips = [
  ['At the register', 'Small card, at eye level, beside the card reader. People have their phone in hand.'],
  ['On tables', 'Table tents. Guests have time while they wait for the bill.'],
  ['On packages and receipts', 'Stickers. Customers answer at home, once they have used what they bought.'],
  ['At the exit', 'Large card. Allow an inch of code for every ten inches of distance.'],
  ['Good light', 'No glass or glossy film over the code: reflections stop scanners.'],
  ['No pressure', 'Let people scan now and write later. Google forbids pressing for reviews on the spot.'],
] as const

/** Where to put what was printed. */
export function PlacementTips() {
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">Placement tips</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {tips.map(([place, tip]) => (
          <div key={place}>
            <dt className="text-base font-semibold">{place}</dt>
            <dd className="mt-0.5 text-base text-soft">{tip}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
