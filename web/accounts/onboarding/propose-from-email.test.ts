import { expect, test } from 'vitest'
import { proposeFromEmail } from './propose-from-email.ts'

test.each([
  ['ada.bell@park-inn.com', 'Ada Bell', 'park-inn.com'],
  ['jonas@Eastside.example', 'Jonas', 'eastside.example'],
  ['ada_bell+plaudit@gmail.com', 'Ada Bell', ''],
  ['info@park-inn.com', '', 'park-inn.com'],
  ['élodie.dupont@park-inn.fr', 'Élodie Dupont', 'park-inn.fr'],
  ['x9421@outlook.com', '', ''],
  ['not an address', '', ''],
  ['ada@localhost', '', ''],
])('%s tells of %j and %j', (email, name, website) => {
  expect(proposeFromEmail(email)).toEqual({ name, website })
})
