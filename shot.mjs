import { chromium } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
const base='http://127.0.0.1:4220'
const browser = await chromium.launch({ executablePath: findChromium(), args:['--no-sandbox','--disable-gpu'] })
const [,, mode='all'] = process.argv
const ctx = await browser.newContext({ viewport:{width:1280,height:900} })
const page = await ctx.newPage()
page.on('console', m => m.type()==='error' && console.log('console', m.text()))
page.on('pageerror', e => console.log('pageerror', e))
await page.goto(base+'/login')
await page.getByLabel('Email').fill('astrid@fjordandkiln.example')
await page.getByLabel('Password',{exact:true}).fill('Stoneware-1280')
await page.keyboard.press('Enter')
await page.waitForURL('**/dashboard')
const shots = [['business','/business-setup'],['team','/business-setup?tab=team']]
for (const [n,u] of shots) for (const scheme of ['light','dark']) for (const w of [1280,390]) {
  await page.emulateMedia({colorScheme:scheme}); await page.setViewportSize({width:w,height:900})
  await page.goto(base+u); await page.waitForTimeout(900)
  const over = await page.evaluate(()=>document.documentElement.scrollWidth-window.innerWidth)
  if (over>0) console.log('overflow',n,w,over)
  await page.screenshot({path:`/tmp/shots-team/${n}-${scheme}-${w}.png`, fullPage:true})
}
await browser.close()
