import { expect, test } from 'vitest'
import { avatarInitials } from './initials.ts'

test.each([
  ['Mara Lindqvist', 'ML'],
  ['  ana   maria  de souza ', 'AS'],
  ['Cher', 'C'],
  ['özge ışık', 'ÖI'],
  ['สมชาย ใจดี', 'สใ'],
  ['👩🏽‍🚀 Star', '👩🏽‍🚀S'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(avatarInitials(name)).toBe(expected)
})
