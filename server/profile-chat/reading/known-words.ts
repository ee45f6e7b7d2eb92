const wordsOf = (lines: string) => lines.trim().split(/\s+/)

/** Words that change nothing about what a clause says of the business. */
const plain = wordsOf(`
  we we're we've us our ours i i'm i've my me you your you'll the a an this these that and so then please pls kindly
  now also just too as well already currently officially finally completely entirely fully totally altogether
  is are has have been be do does can should need needs it it's that's there
  at in on from to of for with by under via through onward onwards today
  business company shop store studio salon place practice agency team staff profile page`)
/** How a phone, an address and a website are spoken of. */
const reaching = wordsOf(`
  called reached contacted reachable texted found written
  phone ph telephone tel number mobile cell landline hotline line email e-mail mail mailbox inbox contact details website web
  site online homepage link url domain new latest right correct current main direct best official
  put set use change changed update updated make switch switched got get enter save have
  call ring dial text reach write send reply answer respond find visit message messages customers clients people guests
  everyone anyone who want wants enquiries inquiries calls bookings appointments orders questions`)
/** How something is said to be offered no more. */
const ending = wordsOf(`
  no longer more anymore any not don't doesn't aren't isn't stop stops stopped stopping drop drops dropped dropping
  discontinue discontinued discontinuing quit quitting ceased end ended ending remove removed delete deleted unlist unlisted
  delist scrap scrapped axe axed gone off out closed history said say goodbye bye got get rid withdrew withdrawn abandoned cancel
  canceled cancelled eliminate eliminated erase erased strike struck omit retired phased gave given give up done over
  take taken took cut left leave without doing offer offering offered offers provide providing sell selling available listed
  list lists menu range service services possible we'll away but they they're nobody does both all finished let go neither nor business`)

const plainWords = new Set(plain)
const reachingWords = new Set([...plain, ...reaching])
const endingWords = new Set([...plain, ...ending])

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'&-]*/gu) ?? []

/** Whether what stands around a phone number or an address only says that it is the business's. */
export function onlyReaching(rest: string): boolean {
  const tokens = tokensOf(rest)
  return tokens.length > 0 && tokens.every((word) => reachingWords.has(word))
}

export function onlyEnding(rest: string): boolean {
  return tokensOf(rest).every((word) => endingWords.has(word))
}

export function onlyPlain(rest: string): boolean {
  return tokensOf(rest).every((word) => plainWords.has(word))
}
