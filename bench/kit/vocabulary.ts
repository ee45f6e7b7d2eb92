/** English review words, the commonest first; a text is drawn from them with the frequencies of natural language. */
const common =
  'the and a to I it was is of for in my they with we our this very so great service have are that on as you be at but me ' +
  'from all not time always team best really had easy would good recommend friendly highly work just use made well how ' +
  'quality been helpful every business when about staff product what more now get other also after love us will one ' +
  'excellent which experience found before customer quick never support amazing their there only questions professional ' +
  'can week first everything process delivery again went happy an did by even than needed job too out price thank back ' +
  'wonderful everyone new asked right two beautiful felt answered perfect clean fast day bread order years people could ' +
  'ordered arrived because fantastic kind home nothing some small house patient family worth local knew while few highly ' +
  'explained reliable finished same done today money came call thing called care lovely value care took morning coffee ' +
  'website office minutes advice fresh repair problem simple room children honest later next month clear months booked ' +
  'project fair company quickly garden course daughter kitchen flowers email nobody store dinner appointment polite ' +
  'setup warm birthday website smile brought deadline breakfast tasted fixed quiet training wedding sister parking bike ' +
  'dentist noticed upgrade invoice photos design attention detail mechanic report handled discount wait table mother ' +
  'colleague exactly spotless budget hotel bathroom delivered outstanding hair canceled quoted rebuilt comfortable ' +
  'calendar saved neighbors returned shipping wrapped lesson flawless plumber class refund packaging organized visit ' +
  'studio sourdough balcony accountant therapist bakery printed winter grateful remembered fitted paint instructions ' +
  'mattress engine ceiling boots lawyer violin puppy veterinary renovation passport translation catering upholstery'
export const commonWords = [...new Set(common.split(' '))]

/** Phrases that reviews repeat word by word. */
export const phrases = [
  'highly recommend',
  'customer service',
  'would use again',
  'easy to use',
  'above and beyond',
  'value for money',
  'five stars',
  'cannot fault',
  'from start to finish',
  'second to none',
]

export const thaiPhrases = [
  'บริการดีมาก',
  'พนักงานน่ารัก',
  'ส่งของรวดเร็ว',
  'สินค้าคุณภาพดี',
  'แนะนำเลยค่ะ',
  'ประทับใจมาก',
  'จะกลับมาใช้บริการอีก',
  'ราคาเหมาะสม',
  'อาหารอร่อย',
  'ห้องพักสะอาด',
  'ตอบคำถามรวดเร็ว',
  'คุ้มค่ากับเงินที่จ่าย',
]

export const firstNames =
  'Ines Mara Tomás Yuki Amara Lukas Priya Noor Oskar Chloé Mateo Zofia Kwame Freya Rafael Mei Jonas Aisha Piotr Leila Hugo Sanna Diego Anya Malik Greta Ravi Elif Bruno Nadia'.split(
    ' ',
  )

const beginnings =
  'bar bel bren cal car dal del dor el fal far gal gil har hol jor kel kir lan lor mar mel mor nor or pel quin ral ros sal sel tal tor ul val ver wel win yar zan'.split(
    ' ',
  )
const middles =
  'a ba be da de di do ga gi la le li lo ma mi na ne ni no ra re ri ro sa si ta te ti va vi'.split(' ')
const ends =
  'berg bury by dale den don feld field ford gate ham hill holm hurst ley low mere mont more ness ridge sen ström ton ville wick wood worth yard'.split(
    ' ',
  )

/** Names of places, products and people: the long tail of rare words. Each exists once. */
export const names: readonly string[] = beginnings.flatMap((beginning) =>
  middles.flatMap((middle) => ends.map((end) => capital(`${beginning}${middle}${end}`))),
)

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
