import { describe, expect, test } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { completeOnboarding, updateBusinessProfile } from '#contract/business/business.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import { getWall } from '#contract/wall/wall.ts'
import { inviteToTeam } from '#contract/team/team.ts'
import { emails } from '../emails/tables.ts'
import { caller } from '../test/as.ts'
import { makeBusiness, makeMember, makeOwner } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

const filled = {
  businessName: 'Fjord & Kiln',
  industry: 'Ceramics',
  businessUrl: 'fjordandkiln.example',
  description: 'Stoneware thrown by hand and fired with wood.',
  services: 'Tableware, Workshops, Repairs',
  targetMarket: 'Restaurants and people who cook',
  uniqueValue: 'Every piece can be repaired for life.',
  contactEmail: 'Hello@FjordAndKiln.example',
  phone: '+47 55 12 80 00',
  ownerName: 'Astrid Solheim',
  ownerRole: 'Founder',
  openingHours: 'Tue–Sat 10–18\nSun 12–16',
  languages: 'Norwegian, English',
  reviewProfiles: 'https://www.yelp.com/biz/fjord\nhttps://g.page/fjord',
  accentColor: '#0b7a64',
}

describe('the business profile', () => {
  test('keeps every field of it (BCTX-01, DATA-05)', async () => {
    const owner = await makeBusiness(app)
    await owner.call(updateBusinessProfile, { body: filled })
    const { body } = await owner.call(getBusinessProfile, {})
    expect(body).toMatchObject({
      ...filled,
      id: expect.any(String) as string,
      businessUrl: 'https://fjordandkiln.example',
      contactEmail: 'hello@fjordandkiln.example',
      logoUrl: null,
    })
  })

  test('has the color of the wall and of its emails, and takes only web addresses as review profiles', async () => {
    const owner = await makeBusiness(app)
    await owner.call(updateBusinessProfile, { body: { accentColor: '#0B7A64' } })
    expect((await owner.call(getWall, {})).body.accentColor).toBe('#0b7a64')
    const { body } = await owner.call(updateBusinessProfile, { body: { accentColor: '' } })
    expect(body.accentColor).toBe('')
    expect((await owner.call(getWall, {})).body.accentColor).toBeNull()
    const typed = { reviewProfiles: 'https://www.yelp.com/biz/fjord\nour Yelp page', accentColor: 'green' }
    const { problem } = await owner.call(updateBusinessProfile, { body: typed })
    expect(problem.fields).toEqual({
      reviewProfiles: 'Enter one web address per line',
      accentColor: 'Enter a color like #2563EB',
    })
  })

  test('has one value under each of two names, whichever of them is written (BCTX-18)', async () => {
    const owner = await makeBusiness(app)
    const both = (services: string, targetMarket: string, description: string) => ({
      services,
      keyServices: services,
      targetMarket,
      targetAudience: targetMarket,
      description,
      businessDescription: description,
    })
    const first = { services: 'Bread', targetMarket: 'Neighbors', description: 'Bread, baked at night.' }
    const { body } = await owner.call(updateBusinessProfile, { body: first })
    expect(body).toMatchObject(both('Bread', 'Neighbors', 'Bread, baked at night.'))
    const second = {
      keyServices: 'Rolls',
      targetAudience: 'Cafés in town',
      businessDescription: 'Rolls, baked in the morning.',
    }
    const renamed = await owner.call(updateBusinessProfile, { body: second })
    expect(renamed.body).toMatchObject(both('Rolls', 'Cafés in town', 'Rolls, baked in the morning.'))
    const twice = { services: 'Cakes', keyServices: 'Cakes', targetAudience: 'Cafés in town' }
    const sentTwice = await owner.call(updateBusinessProfile, { body: twice })
    expect(sentTwice.body).toMatchObject(both('Cakes', 'Cafés in town', 'Rolls, baked in the morning.'))
    const emptied = await owner.call(updateBusinessProfile, { body: { services: '' } })
    expect(emptied.body).toMatchObject({ services: '', keyServices: '' })
  })

  test.for([
    ['services', 'keyServices', 'Bread', 'Cakes'],
    ['targetMarket', 'targetAudience', 'Neighbors', 'Cafés in town'],
    ['description', 'businessDescription', 'Bread, baked at night.', 'Cakes, baked by day.'],
  ] as const)(
    'two values for one field, under %s and %s, are refused at both names',
    async ([one, other, a, b]) => {
      const owner = await makeBusiness(app)
      const before = (await owner.call(getBusinessProfile, {})).body
      const answer = await owner.call(updateBusinessProfile, { body: { [one]: a, [other]: b, phone: '1' } })
      const sentence = `${one} and ${other} are the same field. Send one of them, or the same value in both.`
      expect([answer.status, answer.problem.code]).toEqual([400, 'invalid-input'])
      expect(answer.problem.fields).toEqual({ [one]: sentence, [other]: sentence })
      expect((await owner.call(getBusinessProfile, {})).body).toEqual(before)
    },
  )

  test('that two windows edit is not overwritten: the second is told, and can then decide', async () => {
    const owner = await makeBusiness(app)
    const { updatedAt } = (await owner.call(getBusinessProfile, {})).body!
    const saves = await Promise.all([
      owner.call(updateBusinessProfile, { body: { phone: '1', updatedAt } }),
      owner.call(updateBusinessProfile, { body: { phone: '2', updatedAt } }),
    ])
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = saves.find(({ status }) => status === 409)
    expect(refused?.problem.code).toBe('edited-elsewhere')
    const now = (await owner.call(getBusinessProfile, {})).body!
    expect(now.updatedAt > updatedAt).toBe(true)
    const again = { phone: '2', updatedAt: now.updatedAt }
    expect((await owner.call(updateBusinessProfile, { body: again })).body.phone).toBe('2')
  })

  test.for([
    [{ businessName: 'F' }, 'businessName', 'Business name must be at least 2 characters'],
    [{ ownerName: 'A' }, 'ownerName', 'Owner name must be at least 2 characters'],
    [{ description: 'Short' }, 'description', 'Business description must be at least 10 characters'],
    [{ targetMarket: 'All' }, 'targetMarket', 'Target market must be at least 5 characters'],
    [{ businessUrl: 'not a site' }, 'businessUrl', 'Please enter a valid website URL'],
    [{ businessUrl: 'javascript:alert(1)' }, 'businessUrl', 'Please enter a valid website URL'],
    [{ contactEmail: 'astrid@' }, 'contactEmail', 'Please enter a valid email address'],
  ] as const)('says beside the field what is wrong with %o (RULE-43, RULE-48, RULE-49)', async (wrong) => {
    const [body, field, sentence] = wrong
    const owner = await makeBusiness(app)
    const answer = await owner.call(updateBusinessProfile, { body })
    expect([answer.status, answer.problem.fields?.[field]]).toEqual([400, sentence])
  })

  test('without one, there is nothing to edit, and the sentence says what to do (BCTX-03)', async () => {
    const owner = await makeOwner(app)
    const answer = await owner.call(updateBusinessProfile, { body: filled })
    expect(answer.status).toBe(404)
    expect(answer.problem.message).toBe(
      'No business information available. Please complete the AI onboarding first.',
    )
    // Nobody is forced: the calls of the app answer without a profile (BCTX-21).
    expect((await owner.call(getBusinessProfile, {})).body).toBeNull()
    expect((await owner.call(currentUser, {})).body.hasBusinessProfile).toBe(false)
  })

  test('a new name reaches the public form and emails at once', async () => {
    const owner = await makeBusiness(app)
    await owner.call(updateBusinessProfile, { body: { businessName: 'Fjord &\nKiln' } })
    const form = await caller(app).call(getPublicForm, { params: { linkId: owner.user.formId } })
    expect(form.body.businessName).toBe('Fjord & Kiln')
    await owner.call(inviteToTeam, { body: { email: 'jonas-name@example.com', role: 'member' } })
    const posted = await app.services.db.select().from(emails)
    const mail = posted.find(({ recipient }) => recipient === 'jonas-name@example.com')
    expect(mail?.subject).toBe('Join Fjord & Kiln on Plaudit')
  })

  test('a member of the team edits it too, and nobody else does', async () => {
    const owner = await makeBusiness(app)
    const stranger = await makeBusiness(app, 'Other Bakery')
    const member = await makeMember(app, owner)
    await member.call(updateBusinessProfile, { body: { phone: '+49 30 1' } })
    await stranger.call(updateBusinessProfile, { body: { phone: '+49 30 2' } })
    expect((await owner.call(getBusinessProfile, {})).body?.phone).toBe('+49 30 1')
  })

  test('a second onboarding is refused and changes nothing', async () => {
    const owner = await makeBusiness(app)
    const again = await owner.call(completeOnboarding, {
      body: {
        businessName: 'Other name',
        ownerName: 'Mara Lindqvist',
        contactEmail: owner.user.email,
        businessDescription: 'Other words about it.',
        targetAudience: 'Other people',
      },
    })
    expect(again.problem.code).toBe('already-onboarded')
    expect((await owner.call(getBusinessProfile, {})).body?.businessName).toBe('Lindqvist Bakery')
  })
})
