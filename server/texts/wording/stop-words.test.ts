import { expect, test } from 'vitest'
import { readCommand } from './stop-words.ts'

test.for([
  'STOP',
  'stop',
  'Stop.',
  'STOP!!',
  ' stop please ',
  'Please stop',
  'please stop texting me',
  'STOP STOP STOP',
  'STOPALL',
  'stop all',
  'Unsubscribe',
  'CANCEL',
  'End',
  'QUIT',
  'Remove me',
  'OPTOUT',
  'opt-out',
  'Opt out please',
  'ARRET',
  'Arrêt',
  'stop svp',
  'TD',
  'Baja',
  'BAJA por favor',
  'alto',
  'Cancelar',
  'Stopp',
  'STOPP bitte',
  'abmelden',
  'Bitte abmelden!',
  'SAIR',
  'parar',
  'Parar, obrigado',
  '“Stop”',
  'ＳＴＯＰ',
])('"%s" asks to stop', (reply) => {
  expect(readCommand(reply)?.wants).toBe('stop')
})

test.for([
  "Don't stop being great",
  'don’t stop',
  "We can't stop smiling!",
  'I will stop by tomorrow',
  'The end result was wonderful and we loved it',
  'Can you cancel my appointment on Friday?',
  'Non-stop fun',
  'Thanks!',
  'Yes',
  'Nicht stoppen, weiter so',
  'The bus stop is right in front of your shop',
  '',
  '👍',
])('"%s" does not ask to stop', (reply) => {
  expect(readCommand(reply)).toBeUndefined()
})

test.for([
  ['START', undefined],
  ['start please', undefined],
  ['Alta', 'es'],
  ['Anmelden', 'de'],
  ['VOLTAR', 'pt'],
  ['unstop', undefined],
] as const)('"%s" asks to start again', ([reply, language]) => {
  expect(readCommand(reply)).toEqual({ wants: 'start', language })
})
