export interface DemoReview {
  readonly name: string
  readonly company: string
  readonly rating: number
  readonly daysAgo: number
  readonly words: string
  /** What the demo's owner has done with it; nothing yet when absent. */
  readonly decision?: 'approved' | 'rejected'
  /** Agreed to be shown, or sent without a word on it. */
  readonly consents?: boolean
  /** The sharing link it came through; the business's own form when absent. */
  readonly through?: 'campaign' | 'customer'
}

/** Written for the demo: a pottery studio that sells to restaurants and teaches in the evening. */
export const demoReviews: readonly DemoReview[] = [
  {
    name: 'Ines Duarte',
    company: 'Taberna do Cais',
    rating: 5,
    daysAgo: 2,
    consents: true,
    through: 'campaign',
    words:
      'We ordered sixty soup bowls in a glaze that does not exist in any catalogue. Four test tiles and three weeks later they stood on our shelf, and not one of them has chipped since January.',
  },
  {
    name: 'Jonas Weidmann',
    company: 'Hotel Birkenhof',
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
    company: 'Harbour Street Roasters',
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
      'A wedding list made of one single thing: bowls. Every guest chose a colour and every bowl came with a little card saying who it was from. We eat from our friends every day now.',
  },
  {
    name: 'Luca Ferraris',
    company: 'Osteria Ferraris',
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
  {
    name: 'Signe Dahl',
    company: 'Kafé Nordlys',
    rating: 5,
    daysAgo: 33,
    decision: 'approved',
    consents: true,
    words: 'Vi har brukt de samme koppene i to år. Tre er borte med gjestene, ingen er knust.',
  },
  {
    name: 'Beatriz Almeida',
    company: '',
    rating: 5,
    daysAgo: 36,
    decision: 'approved',
    consents: true,
    words: 'Comprei uma jarra para a minha mãe. Ela comprou mais quatro para as irmãs.',
  },
  {
    name: 'Daniel Kofi Mensah',
    company: 'Mensah & Partners',
    rating: 5,
    daysAgo: 38,
    decision: 'approved',
    consents: true,
    words:
      'Our end-of-year gifts used to be wine nobody drank. This year it was a cup, and people write to us about it.',
  },
  {
    name: 'Eleni Papadaki',
    company: 'Taverna Eleni',
    rating: 4,
    daysAgo: 41,
    decision: 'approved',
    consents: true,
    words:
      'Strong, honest plates. The oval ones are a little wide for our dishwasher baskets, so measure first.',
  },
  {
    name: 'Kaisa Virtanen',
    company: 'Evening course',
    rating: 5,
    daysAgo: 45,
    decision: 'approved',
    consents: true,
    words: 'Nobody laughed at my first bowl. Somebody asked whether I would sell it.',
  },
  {
    name: 'Peter Lang',
    company: '',
    rating: 1,
    daysAgo: 47,
    consents: true,
    words: 'The parcel was left in the rain and the box gave way. I waited nine days for an answer.',
  },
  {
    name: 'Amara Nwosu',
    company: 'Nwosu Studio',
    rating: 5,
    daysAgo: 52,
    decision: 'approved',
    consents: true,
    words:
      'They fired my own pieces in their big kiln and called me twice during the night because the temperature was rising faster than I had asked for.',
  },
  {
    name: 'Víctor Salinas',
    company: 'Bodega Salinas',
    rating: 5,
    daysAgo: 58,
    decision: 'approved',
    words: 'Encargamos cien cuencos para una cata. Llegaron numerados y con una nota sobre cada esmalte.',
  },
  {
    name: 'Freya Lindholm',
    company: 'Lindholm Events',
    rating: 4,
    daysAgo: 63,
    decision: 'approved',
    consents: true,
    words:
      'Rented two hundred plates for a wedding, got two hundred and four. Clean, counted, collected on Monday morning.',
  },
  {
    name: 'Best SEO Deals',
    company: '',
    rating: 5,
    daysAgo: 64,
    decision: 'rejected',
    consents: true,
    words: 'Rank number one on every search engine, write to us for a free quote today.',
  },
  {
    name: 'Nadia Rahimi',
    company: 'Saffron House',
    rating: 5,
    daysAgo: 70,
    decision: 'approved',
    consents: true,
    words:
      'The deep plates keep rice warm until the last spoon. My mother, who approves of nothing, asked for six.',
  },
  {
    name: 'George Attwood',
    company: 'The Tin Lantern',
    rating: 5,
    daysAgo: 81,
    decision: 'approved',
    consents: true,
    words:
      'I have bought restaurant ware for thirty years. This is the first supplier who asked what we cook before quoting a price.',
  },
  {
    name: 'Mei-Ling Chou',
    company: '茶語',
    rating: 5,
    daysAgo: 88,
    decision: 'approved',
    consents: true,
    words: '茶壺的出水很順，不滴水。壺蓋和壺身的密合做得比我在景德鎮買的還好。',
  },
  {
    name: 'Sofia Marchetti',
    company: 'Evening course',
    rating: 5,
    daysAgo: 97,
    decision: 'approved',
    consents: true,
    words: 'Sei lezioni, due tazze, una nuova amica.',
  },
]

export const demoBusiness = {
  businessName: 'Fjord & Kiln',
  ownerName: 'Astrid Solberg',
  ownerRole: 'Potter and owner',
  industry: 'Ceramics',
  businessUrl: 'https://fjordandkiln.example',
  businessDescription: 'Hand-thrown tableware for restaurants, and evening courses for everybody else.',
  targetAudience: 'Restaurants, cafés, and people who want to make something with their hands',
  keyServices: 'Tableware to order, glaze matching, evening courses, kiln rental',
  uniqueValue: 'Every order starts with test tiles on your own table',
}
