import type { DemoReview } from './review.ts'

/** From the last 30 days. Several still wait for a decision. */
export const reviewsOfLastMonth: readonly DemoReview[] = [
  {
    name: 'Ines Duarte',
    company: 'Taberna do Cais',
    role: 'Sócio',
    rating: 5,
    daysAgo: 2,
    consents: true,
    through: 'campaign',
    words:
      'We ordered sixty soup bowls in a glaze that does not exist in any catalog. Four test tiles and three weeks later they stood on our shelf, and not one of them has chipped since January.',
  },
  {
    name: 'Jonas Weidmann',
    company: 'Hotel Birkenhof',
    role: 'Food and beverage manager',
    rating: 5,
    daysAgo: 3,
    consents: true,
    words:
      'Die Frühstücksteller sind schwerer als gedacht und genau deshalb bleiben sie liegen, wenn jemand mit dem Buffetwagen dagegenfährt. Nachbestellt wird per Telefon, dauert zwei Minuten.',
  },
  {
    name: 'Priya Raman',
    company: 'Evening course',
    rating: 5,
    daysAgo: 5,
    consents: true,
    words:
      'I signed up for six Tuesdays because I wanted to put my phone away. I came home with a lopsided mug, a straight one, and a standing date with myself.',
  },
  {
    name: 'สุดารัตน์ แก้วมณี',
    company: 'ร้านกาแฟริมคลอง',
    rating: 5,
    daysAgo: 6,
    decision: 'approved',
    consents: true,
    words: 'ถ้วยสวยมาก จับถนัดมือ ลูกค้าที่ร้านถามทุกวันว่าซื้อที่ไหน ส่งของเร็วและห่อมาดี ไม่มีแตกเลยสักใบ',
  },
  {
    name: 'Owen Hughes',
    company: 'Harbor Street Roasters',
    role: 'Marketing lead',
    rating: 4,
    daysAgo: 8,
    decision: 'approved',
    consents: true,
    through: 'customer',
    words:
      'The cups are lovely and the size is right for a flat white. One box came a day late, which they told us before we noticed.',
  },
  {
    name: 'Camille Fournier',
    company: 'Maison Fournier',
    role: 'Gérante',
    rating: 5,
    daysAgo: 10,
    decision: 'approved',
    consents: true,
    through: 'campaign',
    words:
      'Des assiettes qui mettent la nourriture en valeur au lieu de lui voler la vedette. Le bleu change avec la lumière du soir, nos clients le remarquent.',
  },
  {
    name: 'Marek Nowicki',
    company: 'Evening course',
    rating: 5,
    daysAgo: 12,
    decision: 'approved',
    consents: true,
    words: 'Third course in a row. Astrid corrects your hands, not your taste.',
  },
  {
    name: 'Hannah Osei',
    company: '',
    rating: 5,
    daysAgo: 13,
    decision: 'approved',
    consents: true,
    through: 'campaign',
    words:
      'A wedding list made of one single thing: bowls. Every guest chose a color and every bowl came with a little card saying who it was from. We eat from our friends every day now.',
  },
  {
    name: 'Luca Ferraris',
    company: 'Osteria Ferraris',
    role: 'Chef',
    rating: 2,
    daysAgo: 14,
    consents: true,
    words:
      'Eight of forty plates had pinholes in the glaze. They replaced them, but we had to open with paper napkins under the bread for a week.',
  },
  {
    name: '中村 陽子',
    company: '喫茶なかむら',
    rating: 5,
    daysAgo: 16,
    decision: 'approved',
    consents: true,
    words:
      '手に取った瞬間の重さがちょうどよく、釉薬の色が一つずつ違うのが気に入っています。割れた一枚もすぐに作り直してくれました。',
  },
  {
    name: 'Grace Whitfield',
    company: 'Whitfield Interiors',
    role: 'Founder',
    rating: 5,
    daysAgo: 19,
    decision: 'approved',
    consents: true,
    through: 'campaign',
    words:
      'I sent a photograph of a client’s curtains. They sent back a vase that looks as if it had always stood there.',
  },
  {
    name: 'Rafael Ortega',
    company: 'Casa Ortega',
    rating: 4,
    daysAgo: 21,
    decision: 'approved',
    consents: true,
    words:
      'Los platos llegaron perfectos y el color es exactamente el de la muestra. Me habría gustado poder pagar en dos plazos.',
  },
  {
    name: 'ليلى حداد',
    company: 'مطبخ ليلى',
    rating: 5,
    daysAgo: 24,
    decision: 'approved',
    consents: true,
    words: 'الأطباق جميلة ومتينة، وكل قطعة تشبه الأخرى من غير أن تكون نسخة منها. التعامل سريع ومحترم.',
  },
  {
    name: 'Tom Baxter',
    company: 'Evening course',
    rating: 3,
    daysAgo: 26,
    consents: true,
    words:
      'Good teacher, but ten people and four wheels means a lot of waiting. Two evenings I mostly watched.',
  },
]
