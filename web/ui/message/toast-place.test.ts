import { expect, test } from 'vitest'
import { toastPlace } from './toast-place.ts'

const box = (left: number, top: number, width = 120, height = 32) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test.for([
  ['nothing is in the way', desk, [], 'bottom'],
  ['the pressed button is at the bottom right', desk, [box(1100, 720)], 'top'],
  ['it is, and a banner has its button at the top right', desk, [box(1100, 720), box(1100, 60)], 'left'],
  ['only the banner’s button is at the top right', desk, [box(1100, 60)], 'bottom'],
  ['a phone’s button is at the bottom', phone, [box(20, 780)], 'top'],
  ['there is no place', phone, [box(20, 780), box(20, 60)], 'bottom'],
] as const)('a toast covers no control that it may speak of: %s', ([, screen, taken, place]) => {
  expect(toastPlace(taken, screen, 130)).toBe(place)
})
