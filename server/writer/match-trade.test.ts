import { describe, expect, test } from 'vitest'
import { tradeOf } from './match-trade.ts'

/** What it is, and what a business says of itself: name, industry, description, services. Empty where many leave it empty. */
const businesses: readonly (readonly [string, string, string, string, string])[] = [
  // English
  [
    'restaurant and food',
    'The Copper Pot',
    '',
    'Wood-fired cooking and natural wine in a former tram depot. Our bistro seats forty.',
    '',
  ],
  [
    'restaurant and food',
    'Lindqvist',
    'Bakery',
    'We bake for the neighborhood every morning.',
    'Sourdough, wedding cakes, bread courses',
  ],
  [
    'restaurant and food',
    'Noon & Night',
    'Food and drink',
    'All-day brunch, small plates and cocktails by the canal.',
    '',
  ],
  [
    'hotels and travel',
    'Skyhaven Lounge',
    '',
    'A quiet airport lounge with showers, fast wifi and hot food before your flight.',
    'Day passes, showers, hot food, bar',
  ],
  [
    'hotels and travel',
    'Pine Ridge Cabins',
    'Hospitality',
    'Six vacation rentals at the lake. Breakfast basket on request.',
    '',
  ],
  [
    'none',
    'Loft 22',
    'Coworking',
    'Desks and meeting rooms by the day or month. Free coffee and a shared kitchen.',
    'Hot desks, meeting rooms, coffee, mail handling',
  ],
  [
    'legal, accounting and finance',
    'Harper & Wynn LLP',
    '',
    'We represent restaurants, bars and hotels in licensing disputes. A law firm since 1984.',
    'Licensing, employment, contracts',
  ],
  [
    'legal, accounting and finance',
    'Clearbook',
    'Accounting for dentists',
    'Bookkeeping, payroll and tax returns for dental practices.',
    '',
  ],
  [
    'legal, accounting and finance',
    'Northpoint Wealth',
    '',
    'Independent financial advice for families and small business owners.',
    '',
  ],
  [
    'software',
    'TableTurn',
    'SaaS',
    'Reservation software for restaurants and cafés.',
    'Booking widget, waitlist, guest profiles',
  ],
  [
    'software',
    'Chairside',
    '',
    'Practice management software that helps dental clinics fill their calendar.',
    '',
  ],
  ['software', 'Vouchly', 'Testimonial platform', 'Collect and embed video testimonials in minutes.', ''],
  [
    'software',
    'Ironclad IT',
    'IT services',
    'Managed IT and cybersecurity for law firms.',
    'Help desk, backups, network monitoring',
  ],
  [
    'digital marketing',
    'Brightside Social',
    '',
    'We run social media for gyms, salons and coffee shops.',
    'Instagram management, paid ads',
  ],
  ['digital marketing', 'RankWell', 'Digital agency', 'SEO and Google Ads for plumbers and roofers.', ''],
  ['digital marketing', 'Fieldnotes', 'Marketing', 'Email and content marketing for online shops.', ''],
  [
    'construction and trades',
    'Brandt Kitchens',
    'Home improvement',
    'Kitchen and bathroom remodeling, from design to the last tile.',
    '',
  ],
  [
    'construction and trades',
    'Peak Roofing Co.',
    '',
    'Roof repairs and replacement in Boulder County.',
    'Inspections, gutters, emergency repairs',
  ],
  [
    'construction and trades',
    'Green Acre',
    'Landscaping',
    'Gardens, patios and lawns designed and looked after.',
    '',
  ],
  [
    'construction and trades',
    'Volt & Sons',
    '',
    'Family electricians. Rewiring, EV chargers and solar panels.',
    '',
  ],
  [
    'healthcare',
    'Maple Street Dental',
    '',
    'Gentle dentistry for the whole family, with late hours on Thursdays.',
    '',
  ],
  [
    'healthcare',
    'Dr. Amara Osei',
    'Physiotherapy',
    'Sports injuries, back pain and rehab after surgery.',
    '',
  ],
  [
    'healthcare',
    'Riverside Animal Hospital',
    'Veterinary',
    'Care for dogs, cats and small pets.',
    'Vaccinations, surgery, dental cleaning',
  ],
  [
    'healthcare',
    'Stillwater Counseling',
    '',
    'Licensed therapists for couples and teens, online or in person.',
    '',
  ],
  ['real estate', 'Harbor & Main Realty', '', 'Helping families buy and sell homes on the North Shore.', ''],
  [
    'real estate',
    'Keystone Lets',
    'Property management',
    'We look after 300 flats for private landlords.',
    '',
  ],
  ['heat transfers', 'Press & Peel', '', 'Custom DTF transfers shipped in two days. No minimums.', ''],
  [
    'heat transfers',
    'Atlas Transfers',
    'Heat transfers',
    'Screen-printed heat transfers for apparel decorators and team stores.',
    '',
  ],
  [
    'design',
    'Cleanline Art',
    '',
    'We turn blurry logos into vector artwork for screen printers and embroiderers.',
    'Vectorization, color separations, embroidery digitizing',
  ],
  ['design', 'Studio Halden', 'Graphic design', 'Brand identity and packaging for food startups.', ''],
  ['athletic apparel', 'Breakaway', 'Athletic apparel', 'Custom jerseys and warm-ups for hockey clubs.', ''],
  ['athletic apparel', 'Stride Supply', '', 'Running apparel and team uniforms made from recycled yarn.', ''],
  [
    'swag and merchandise',
    'BoxedUp',
    'Swag',
    'Welcome kits and branded gifts your remote team will keep.',
    '',
  ],
  [
    'swag and merchandise',
    'Lakeside Promo',
    'Promotional products',
    'Mugs, pens and shirts with your logo.',
    '',
  ],
  ['e-commerce', 'Willow & Wick', '', 'Hand-poured candles. Our online store ships across the US.', ''],
  [
    'e-commerce',
    'Page Turners',
    'Retail',
    'An independent bookstore with a reading corner and good coffee.',
    '',
  ],
  ['beauty and hair', 'Fringe', 'Hair salon', 'Cuts, color and a decent cup of coffee.', ''],
  [
    'fitness',
    'Forge Strength',
    '',
    'Small-group personal training in the old foundry.',
    'Barbell club, nutrition coaching',
  ],
  ['education', 'Mrs. Tan’s Piano Studio', 'Music lessons', 'Piano lessons for children and adults.', ''],
  [
    'cars and bikes',
    'Third Gear',
    '',
    'Honest car repair. Brakes, clutches and inspections while you wait.',
    '',
  ],
  ['none', 'Hive & Honey', 'Beekeeping', 'We place and look after hives on office roofs.', ''],
  [
    'none',
    'Meridian Survey',
    '',
    'Drone surveys of bridges, dams and power lines.',
    'Mapping, thermal imaging, reports',
  ],
  // Spanish
  ['restaurant and food', 'Casa Nela', '', 'Tapas y arroces en el barrio de Gràcia. Cocina de mercado.', ''],
  [
    'legal, accounting and finance',
    'Ruiz y Asociados',
    'Asesoría',
    'Gestoría fiscal y laboral para autónomos y restaurantes.',
    '',
  ],
  ['healthcare', 'Clínica Dental Sol', '', 'Ortodoncia e implantes con financiación.', ''],
  ['construction and trades', 'Reformas Ortega', '', 'Reformas integrales de pisos, cocinas y baños.', ''],
  ['e-commerce', 'Barro y Luz', '', 'Tienda online de cerámica hecha a mano. Envíos a toda España.', ''],
  // French
  [
    'restaurant and food',
    'Maison Lefèvre',
    'Boulangerie-pâtisserie',
    'Pain au levain et viennoiseries, tous les jours dès 7 h.',
    '',
  ],
  [
    'digital marketing',
    'Agence Lumen',
    '',
    'Référencement et réseaux sociaux pour artisans et commerçants.',
    '',
  ],
  ['real estate', 'Cap Sud Immobilier', '', 'Vente et location d’appartements à Montpellier.', ''],
  ['hotels and travel', 'Le Clos des Vignes', '', 'Chambres d’hôtes au cœur du vignoble, avec piscine.', ''],
  // German
  [
    'construction and trades',
    'Tischlerei Brinkmann',
    '',
    'Möbel und Innenausbau nach Maß.',
    'Küchen, Treppen, Einbauschränke',
  ],
  [
    'legal, accounting and finance',
    'Kanzlei Vogt',
    '',
    'Steuerberatung für Ärzte, Zahnärzte und Apotheken.',
    '',
  ],
  ['healthcare', 'Praxis Dr. Sommer', '', 'Ihre Hausarztpraxis in Altona, mit Impfsprechstunde.', ''],
  ['restaurant and food', 'Mehlwerk', '', 'Die Biobäckerei im Viertel: Sauerteig, Dinkel und Kuchen.', ''],
  [
    'software',
    'Planwerk',
    '',
    'Software für Handwerksbetriebe: Angebote, Zeiten und Rechnungen an einem Ort.',
    '',
  ],
  // Portuguese
  ['restaurant and food', 'Padaria Aurora', '', 'Pão quente e pastelaria fina todo o dia.', ''],
  ['healthcare', 'Fisio Mais', '', 'Fisioterapia e reabilitação para desportistas.', ''],
  ['real estate', 'Casa Certa', 'Imobiliária', 'Compra e venda de apartamentos no Porto.', ''],
  ['beauty and hair', 'Studio Bela', '', 'Cabeleireiro e estética no centro de Braga.', ''],
]
const asProfile = ([
  ,
  businessName,
  industry,
  businessDescription,
  services,
]: (typeof businesses)[number]) => ({
  businessName,
  industry,
  businessDescription,
  services,
})

describe('the trade of a business, from what it says of itself', () => {
  test('is right for at least 55 of 60 (COLL-29)', () => {
    expect(businesses).toHaveLength(60)
    const wrong = businesses.flatMap((business) => {
      const found = tradeOf(asProfile(business))?.name ?? 'none'
      return found === business[0] ? [] : [`${business[1]}: ${found}, not ${business[0]}`]
    })
    // Up to five may be.
    expect(wrong.slice(5)).toEqual([])
  })

  test('is rather unknown than wrong (COLL-29)', () => {
    const elsewhere = businesses.filter((business) => {
      const found = tradeOf(asProfile(business))?.name
      return found !== undefined && found !== business[0]
    })
    expect(elsewhere.map(([, name]) => name)).toEqual([])
  })

  test.for([
    ['a side offer', 'Free coffee, hot food and a bar for members.', 'none'],
    ['whom it sells to', 'Insurance for hotels, restaurants and gyms.', 'legal, accounting and finance'],
    ['whom it helps', 'An app platform that helps dentists.', 'none'],
  ] as const)('does not follow from %s', ([, businessDescription, trade]) => {
    const business = { industry: '', businessName: 'Aldgate', businessDescription, services: '' }
    expect(tradeOf(business)?.name ?? 'none').toBe(trade)
  })
})
