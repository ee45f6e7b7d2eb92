import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as api from '#contract/rewards/rewards.ts'
import { rewardSettings } from './tables.ts'
import { makeBusiness } from '../test/make.ts'
import { rewardsOn } from '../test/makers/make-rewarding.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { save, rewarding, send, ledger, rewardAt, workspaceOf } = rewardsOn(app)

describe('settings', () => {
  test('a workspace that never chose has the documented defaults (API-14, REW-08, REW-09, REW-10, REW-11, REW-12)', async () => {
    const owner = await makeBusiness(app)
    expect((await owner.call(api.getRewardSettings, {})).body).toEqual({
      isEnabled: false,
      rewardType: 'discount_code',
      rewardMessage: "Thank you for sharing your experience! Here's a special reward just for you.",
      triggerCondition: 'on_submission',
      distributionMethod: 'qr_code',
      generatesCodes: true,
    })
  })

  test('the five fields alone are taken, every documented value of them, and come back (API-15, REW-09, REW-11, REW-12)', async () => {
    const owner = await makeBusiness(app)
    for (const rewardType of api.rewardTypes)
      for (const triggerCondition of api.rewardTriggers)
        for (const distributionMethod of api.distributionMethods) {
          const body = {
            isEnabled: true,
            rewardType,
            rewardMessage: 'A bun on us.',
            triggerCondition,
            distributionMethod,
          }
          expect((await owner.call(api.saveRewardSettings, { body })).body).toMatchObject(body)
          expect((await owner.call(api.getRewardSettings, {})).body).toEqual({
            ...body,
            generatesCodes: true,
          })
        }
  })

  test('what is not one of the documented values is refused and changes nothing (REW-11)', async () => {
    const owner = await rewarding()
    const body = { ...api.defaultRewardSettings, triggerCondition: 'happy_only' } as never
    expect((await owner.call(api.saveRewardSettings, { body })).status).toBe(400)
    expect((await owner.call(api.getRewardSettings, {})).body.triggerCondition).toBe('on_submission')
  })

  test('a message has up to 1,000 characters, and an empty one stays empty until a reward is handed out (REW-13)', async () => {
    const owner = await rewarding()
    expect((await save(owner, { rewardMessage: 'x'.repeat(1001) })).status).toBe(400)
    expect((await save(owner, { rewardMessage: 'x'.repeat(1000) })).status).toBe(200)
    expect((await save(owner, { rewardMessage: '' })).body.rewardMessage).toBe('')
    const { manageUrl } = await send(owner)
    expect((await rewardAt(manageUrl))?.message).toBe(api.defaultRewardMessage)
  })

  async function refusalOf(rewardMessage: string) {
    const { status, problem } = await save(await rewarding(), { rewardMessage })
    expect(status).toBe(400)
    return problem.message
  }

  test.for([
    'Review us: https://search.google.com/local/writereview?placeid=ChIJ',
    'https://g.page/r/abc/review',
    'www.yelp.com/biz/bakery',
    'uk.trustpilot.com/evaluate/bakery.example',
    'ｙｅｌｐ．ｃｏｍ/biz/bakery',
    'yelp。com/biz/bakery',
    'ye\u200Blp.com/biz/bakery',
    'tri\u00ADpadvisor\u2060.com/bakery',
    'https://www.ｇｏｏｇｌｅ.com/search?q=bakery+reviews',
    'https://yelp%2ecom/biz/bakery',
    'https://www.google.com/url?q=https%3A%2F%2Fyelp.com%2Fbiz%2Fbakery',
    'https://l.example/?u=https%253A%252F%252Fwww.yelp.com',
  ])('a message may not carry a review site beside the reward: %s (ruling 7)', async (rewardMessage) => {
    expect(await refusalOf(rewardMessage)).toContain('Most review sites forbid rewards')
  })

  test.for([
    'https://bit.ly/3abc',
    'Tell everyone: BIT.LY/bakery',
    'https://tinyurl.com/bakery',
    'https://bakery.page.link/x',
    'goo.gl/abc',
    'ｂｉｔ．ｌｙ/bakery',
    'bi\u200Dt.l\u200By/bakery',
    'linktr.ee/bakery',
    'https://share.google/abc',
  ])('a message may not hide where it leads: %s (ruling 7)', async (rewardMessage) => {
    expect(await refusalOf(rewardMessage)).toBe(
      'Short links hide where they lead. Please use the full address instead.',
    )
  })

  test.for([
    'Show this at the counter, or order at https://bakery.example/shop?from=reward',
    'Promptly.com and best.com are no short links, nor is orbit.ly.example',
    'We are at the corner of Main St.Come in any time!',
    'Yelp!',
    '100% rye, 20%off',
  ])('a message may say and link anything else: %s', async (rewardMessage) => {
    const owner = await rewarding()
    expect((await save(owner, { rewardMessage })).body.rewardMessage).toBe(rewardMessage)
  })

  test('a message from before this rule is not handed out', async () => {
    const owner = await rewarding()
    await app.services.db
      .update(rewardSettings)
      .set({ rewardMessage: 'Now write on bit.ly/us' })
      .where(eq(rewardSettings.workspaceId, await workspaceOf(owner)))
    const { manageUrl } = await send(owner)
    expect((await rewardAt(manageUrl))?.message).toBe(api.defaultRewardMessage)
  })

  test('settings, codes and ledger of one workspace are nobody else’s', async () => {
    const [owner, other] = [await rewarding({ rewardMessage: 'Ours' }), await makeBusiness(app)]
    await owner.call(api.addCodes, { body: { content: 'OURS-1' } })
    await send(owner)
    expect((await other.call(api.getRewardSettings, {})).body.isEnabled).toBe(false)
    expect((await other.call(api.getCodePool, {})).body).toEqual({ free: 0, handedOut: 0, waiting: 0 })
    expect(await ledger(other)).toEqual([])
  })
})
