import { defaultDesign } from '#contract/collection/card-design.ts'
import { describe, expect, test } from 'vitest'
import { findForbidden } from './text-rules.ts'

const find = (title: string) => findForbidden({ ...defaultDesign, title }, 'title')

describe('what review sites forbid on a card (QR-03)', () => {
  test.each([
    ['Give us 5 stars!', '5 stars'],
    ['⭐⭐⭐⭐⭐ please', '⭐'],
    ['Leave a five-star review', 'five-star'],
    ['Danos 5 estrellas', '5 estrellas'],
    ['Donnez-nous 5 étoiles', '5 étoiles'],
    ['Geben Sie uns fünf Sterne', 'fünf Sterne'],
    ['Dê-nos cinco estrelas', 'cinco estrelas'],
    ['Leave a positive review', 'positive review'],
    ['Votre avis positif compte', 'avis positif'],
  ])('asking for stars or praise is found: %s', (title, found) => {
    expect(find(title)).toMatchObject({ found, whose: 'Google and FTC' })
  })

  test.each(['If you enjoyed your stay, tell us', 'For happy customers', 'Love us?', '¿Te gustó?'])(
    'asking only the happy ones is found: %s',
    (title) => {
      expect(find(title)?.rule).toBe('Don’t ask only happy customers. Ask everyone the same way.')
    },
  )

  test.each([
    'Mention your server by name',
    'Were you served by Anna?',
    'Please thank your stylist',
    'Mentionnez votre serveur',
    'Nennen Sie den Namen',
  ])('asking for names of staff is found: %s', (title) => {
    expect(find(title)?.rule).toBe('Don’t ask customers to name your staff.')
  })

  test.each(['Review us for 10% off', 'Get a free coffee', 'Gutschein für Ihre Meinung', 'Win an iPad'])(
    'offering something is found: %s',
    (title) => {
      expect(find(title)?.whose).toBe('Google and Yelp')
    },
  )

  test('asking for reviews on Yelp is found', () => {
    expect(find('Review us on Yelp')?.rule).toMatch(/Yelp forbids asking/)
  })

  test('the fix is a text that passes, in the language of the card', () => {
    const fixes = {
      'Give us 5 stars': 'Share Your Experience',
      'Geben Sie uns bitte 5 Sterne': 'Wie war es bei uns?',
      '¡Danos 5 estrellas!': 'Cuéntanos tu experiencia',
      'Donnez-nous 5 étoiles': 'Racontez votre expérience',
      'Dê-nos cinco estrelas': 'Conte a sua experiência',
    }
    for (const [title, instead] of Object.entries(fixes)) {
      expect(find(title)?.instead).toBe(instead)
      expect(find(instead)).toBeUndefined()
    }
  })

  test.each([
    defaultDesign.title,
    defaultDesign.subtitle,
    defaultDesign.callToAction,
    'How was the bread?',
    'Feel free to tell us anything',
    'Gluten-free since 1998',
    'Under the stars since 1998',
    'Were you happy with your visit?',
    'Wie hat es geschmeckt?',
    'お客様の声をお聞かせください',
    'شاركنا تجربتك',
  ])('an honest text passes: %s', (title) => {
    expect(find(title)).toBeUndefined()
  })
})
