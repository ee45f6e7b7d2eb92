export interface DemoCustomer {
  readonly name: string
  readonly company: string
  /** When the demo's owner wrote to them; never when absent. */
  readonly askedDaysAgo?: number
}

/** Customers of the demo who have not said anything yet. */
export const demoCustomers: readonly DemoCustomer[] = [
  { name: 'Henrike Solberg', company: 'Café Nordlys', askedDaysAgo: 1 },
  { name: 'Mateus Prado', company: 'Casa do Forno', askedDaysAgo: 2 },
  { name: 'Lucille Armand', company: 'Maison Armand', askedDaysAgo: 4 },
  { name: 'Rafael Ibáñez', company: 'Bodega La Espiga', askedDaysAgo: 9 },
  { name: 'Agnieszka Wrona', company: '', askedDaysAgo: 12 },
  { name: 'Daniel Achterberg', company: 'Achterberg & Zoon' },
  { name: 'Fumiko Tanabe', company: 'Tanabe Tea Room' },
  { name: 'Sofia Lindholm', company: 'Evening course' },
  { name: 'Callum Reid', company: 'The Salt Cellar' },
  { name: 'Nora Eikeland', company: 'Hotel Fjordheim' },
  { name: 'Petra Vondráčková', company: '' },
]

/** An address under example.com that looks like somebody’s. */
export function demoAddress(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[a-z]+/g)
  const guestNumber = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return `${plain?.join('.') ?? `guest-${guestNumber}`}@example.com`
}
