import { expect, test } from 'vitest'
import { proposeFromEmail } from './propose-from-email.ts'

const proposals = {
  'ada.bell@park-inn.com': { name: 'Ada Bell', website: 'park-inn.com' },
  'jonas@Eastside.example': { name: 'Jonas', website: 'eastside.example' },
  'ada_bell+plaudit@gmail.com': { name: 'Ada Bell', website: '' },
  'info@park-inn.com': { name: '', website: 'park-inn.com' },
  'élodie.dupont@park-inn.fr': { name: 'Élodie Dupont', website: 'park-inn.fr' },
  'x9421@outlook.com': { name: '', website: '' },
  'not an address': { name: '', website: '' },
  'ada@localhost': { name: '', website: '' },
}

test.each(Object.entries(proposals))('%s tells of %j', (email, proposal) => {
  expect(proposeFromEmail(email)).toEqual(proposal)
})
