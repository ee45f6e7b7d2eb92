/** What is usually sold and praised in a trade, and to whom. The more particular trades stand first. */
export interface Preset {
  readonly services: readonly string[]
  readonly benefits: readonly string[]
}

export interface Trade extends Preset {
  readonly keywords: RegExp
  readonly audience: string
}

export const presets: readonly Trade[] = [
  {
    keywords: /\b(heat transfers?|dtf|screen ?print(ed|ing)? transfers?|iron-?ons?|sublimation)\b/i,
    audience: 'Shops, teams and makers who print',
    services: [
      'Custom heat transfers',
      'DTF transfers',
      'Screen-printed transfers',
      'Color matching',
      'Rush orders',
    ],
    benefits: [
      'Colors that last through washing',
      'Easy to apply',
      'Fast turnaround',
      'No minimum order',
      'Sharp detail',
    ],
  },
  {
    keywords:
      /\b(vectori[sz](ation|ing|ed?)|vector art|graphic design|logo design|illustration|design studio)\b/i,
    audience: 'Shops, printers and small businesses',
    services: [
      'Logo design',
      'Artwork vectorization',
      'Print-ready files',
      'Brand identity',
      'Revisions and corrections',
    ],
    benefits: [
      'Clean, crisp artwork',
      'Quick turnaround',
      'Understood what we wanted',
      'Files that printed right the first time',
      'Easy to work with',
    ],
  },
  {
    keywords: /\b(athletic|sportswear|activewear|team (wear|uniforms?)|jerseys?|gym ?wear)\b/i,
    audience: 'Teams, schools and clubs',
    services: [
      'Team uniforms',
      'Performance apparel',
      'Custom jerseys',
      'Fan and spirit wear',
      'Team stores',
    ],
    benefits: [
      'Comfortable fit',
      'Holds up in training',
      'Delivered before the season',
      'Looks professional',
      'Sizes for everyone',
    ],
  },
  {
    keywords: /\b(swag|merch(andise)?|promotional (products?|items?)|branded (goods|gifts)|giveaways?)\b/i,
    audience: 'Companies that send gifts and merchandise',
    services: [
      'Branded merchandise',
      'Welcome and event kits',
      'Custom packaging',
      'Warehousing and shipping',
      'Design help',
    ],
    benefits: [
      'Our team loves it',
      'High quality items',
      'Arrived on time',
      'Easy to reorder',
      'True to our brand',
    ],
  },
  {
    keywords:
      /\b(saas|software|testimonial (tool|platform|software)s?|apps?|web platform|cloud|it services?)\b/i,
    audience: 'Businesses that use software every day',
    services: [
      'Testimonial collection',
      'Display widgets',
      'Review management',
      'Integrations',
      'Onboarding and support',
      'Reporting',
    ],
    benefits: [
      'Saves us time',
      'Easy to set up',
      'More trust from visitors',
      'More replies from customers',
      'Responsive support',
      'Clear reports',
    ],
  },
  {
    keywords: /\b(marketing|seo|advertising|social media|ppc|branding agency)\b/i,
    audience: 'Businesses that want more customers',
    services: [
      'Search engine optimization',
      'Paid advertising',
      'Social media management',
      'Content marketing',
      'Email marketing',
      'Website design',
    ],
    benefits: [
      'More qualified leads',
      'Better search rankings',
      'Clear reporting',
      'Better return on ad spend',
      'A strategy that fits us',
    ],
  },
  {
    keywords:
      /\b(law(yers?)?|legal|attorneys?|accountan(ts?|cy)|accounting|bookkeep(ing|ers?)|tax(es)?|financ(e|ial)|insurance|wealth)\b/i,
    audience: 'People and small businesses who need advice',
    services: [
      'Initial consultation',
      'Legal advice',
      'Tax preparation',
      'Bookkeeping and accounting',
      'Financial planning',
      'Contracts and documents',
    ],
    benefits: ['Peace of mind', 'Clear explanations', 'Attention to detail', 'Money saved', 'Quick answers'],
  },
  {
    keywords:
      /\b(health(care)?|medical|clinics?|dent(al|ists?)|doctors?|therap(y|ists?)|physio\w*|chiropract\w*|wellness|veterinar\w*|pharmac\w*)\b/i,
    audience: 'Patients and their families',
    services: [
      'Consultation',
      'Treatment',
      'Preventive care',
      'Follow-up care',
      'Diagnostics',
      'Patient support',
    ],
    benefits: [
      'Caring staff',
      'Short wait times',
      'Felt listened to',
      'Effective treatment',
      'Clean, calm rooms',
    ],
  },
  {
    keywords:
      /\b(construction|contractors?|builders?|plumb(ing|ers?)|electric(al|ians?)|roof(ing|ers?)|hvac|carpent\w*|renovat\w*|landscap\w*|painters?|handyman|trades?)\b/i,
    audience: 'Homeowners and property managers',
    services: [
      'New construction',
      'Renovation',
      'Repairs and maintenance',
      'Emergency repairs',
      'Estimates and planning',
      'Installation',
    ],
    benefits: [
      'Quality workmanship',
      'Finished on time',
      'Stayed on budget',
      'Left everything tidy',
      'Kept us informed',
    ],
  },
  {
    keywords:
      /\b(real estate|realtors?|estate agents?|property (management|sales?)|lettings?|mortgages?|homes for sale)\b/i,
    audience: 'Home buyers, sellers and tenants',
    services: [
      'Buying a home',
      'Selling a home',
      'Renting and leasing',
      'Property valuation',
      'Property management',
    ],
    benefits: ['Smooth process', 'Knows the area', 'Got a better price', 'Easy to reach', 'Honest advice'],
  },
  {
    keywords:
      /\b(restaurants?|caf[eé]s?|coffee|bak(ery|eries)|cater(ing|ers?)|foods?|bistros?|pizz\w*|bars?|breweries|brewery|kitchens?)(?!\w)/i,
    audience: 'Guests and regulars nearby',
    services: ['Dine-in', 'Takeout and delivery', 'Catering', 'Private events', 'Coffee and baked goods'],
    benefits: [
      'Fresh ingredients',
      'Friendly service',
      'Great flavors',
      'Welcoming atmosphere',
      'Good value',
    ],
  },
  {
    keywords: /\b(e-?commerce|online (shop|store|retail)\w*|web ?shop|retail(ers?)?|shops?|stores?)\b/i,
    audience: 'Online shoppers',
    services: [
      'Product selection',
      'Online ordering',
      'Shipping and delivery',
      'Returns and exchanges',
      'Gift service',
      'Customer support',
    ],
    benefits: [
      'Product quality',
      'Fast delivery',
      'Easy ordering',
      'Fair prices',
      'Helpful support',
      'Careful packaging',
    ],
  },
]

/** A profile whose trade is none of the above. */
export const genericPreset: Preset = {
  services: [
    'Consultation',
    'Project delivery',
    'Custom solutions',
    'Ongoing support',
    'Training',
    'Maintenance',
  ],
  benefits: [
    'Quality of work',
    'Professional service',
    'Clear communication',
    'Good value',
    'Delivered on time',
    'Easy to work with',
  ],
}
