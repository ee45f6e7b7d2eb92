import type { LanguageWords } from './language-words.ts'

export const english: LanguageWords = {
  subjects: {
    none: 'waiting room, waiting rooms, on hold music, hold music, room for improvement, living room, dining room, changing room music, book a, first rate, to be fair, at any rate, price of, waiting list, open late, stayed late, late night, late checkout, late check out, late at night, as late as, late husband, late wife, late father, late mother, late grandmother, by lunch, at lunch, before lunch, after lunch, by breakfast, by dinner, till dinner, until dinner, tea room, old site, old website, seven courses, five courses, four courses, three courses, course meal, of course, course menu, golf course, start to finish, thorough cleaning, dental cleaning, teeth cleaning, cleaning appointment, blood pressure, team day, kitchen floor, kitchen table, make coffee, drink coffee, came out himself, came out herself, baby shower, our own team, our teams, wedding video',
    staff:
      'staff, team, crew, employee, waiter, waitress, barista, receptionist, technician, personnel, workers, salesperson, sales people, sales assistant, shop assistant, assistants, stylist, hygienist, nurse, attendant, manager, owner, the guys, the girls, the people, people behind the counter, friendly+, friendliness+, unfriendly-, welcoming+, welcomed us+, welcomed me+, made us feel welcome+, made me feel welcome+, felt welcome+, polite+, courteous+, rude-, impolite-, arrogant-, attentive+, helpful+, unhelpful-, impatient-, hospitality, bartender, lifeguard, lifeguards, trainer was, the lady at, the man at, the girl at, lovely people, great people, nice people, kind people, good people, server named, our server was, server was lovely, server was great, server was friendly, server was attentive',
    service:
      'customer service, customer care, service, services, aftercare, after sales, client service, took care of+, taken care of+, looked after+',
    advice:
      'advice, advised, advise, consultation, consulting, expertise, know how, knowledge, knowledgeable+, recommendations, suggestions, tips, guidance, explained, explain, explains, explanation, answered all, answered our, answered my, answered every',
    communication:
      'communication, communicate, communicative+, kept us informed+, kept me informed+, kept us updated+, kept me updated+, kept us in the loop+, kept me in the loop+, updates, replied, reply, replies, responded, response, responsive+, unresponsive-, called back, call back, phone calls, emails, answers the phone, answered the phone, in touch, listens, listened, ignored my emails-, emails ignored-, picked up the phone, pick up the phone, answer the phone, voicemail',
    price:
      'price, pricing, prices, priced, cost, costs, value for money, good value, great value, fees, fee, rates, charge, charged, affordable+, overpriced-, expensive-, pricey-, inexpensive+, bargain+, worth every penny+, worth the money+, worth every cent+, discount, budget, free of charge+, without charging+, no extra charge+, at no cost+, ripped off-, money grab-, over budget-, on budget+, over priced-',
    quality: 'quality, well made+, high end+, first rate+, craftsmanship+, poorly made-',
    delivery:
      'delivery, delivered, deliver, delivers, shipping, shipped, shipment, courier, package arrived, parcel arrived, order arrived, parcel, arrived on time+, arrived late-, dispatch, dispatched',
    packaging: 'packaging, packaged, wrapped, wrapping, gift wrap',
    waiting:
      'waiting time, wait time, waiting times, =wait, waited, =waiting, waits, queue, queued, queues, queuing, standing in line, stood in line, =lines, long line',
    punctuality:
      'on time+, punctual+, punctuality, right on schedule+, on schedule+, ahead of schedule+, showed up late-, came late-, ran late-, running late-, hours late-, minutes late-, days late-, weeks late-, days early+, no show-, delay-, delayed-, deadline, deadlines, late-, slipped-, overdue-',
    speed:
      'quick+, quickly+, fast+, faster+, speed, speedy+, turnaround, turned around, swift+, promptly+, prompt+, in no time+, same day+, slow-, slowly-, took forever-, took ages-, takes forever-, rapid+',
    booking:
      'booking, book online, book a table, book an appointment, appointment, reservation, reserved, reserve, scheduling, schedule an, rescheduled, reschedule, cancelled my, canceled my, =booked',
    returns:
      'returns, refund, refunded, exchange, exchanged, return policy, returned, return it, sent it back, send it back, send back, sent back, money back, replacement, replaced',
    website:
      'website, web site, site, online shop, online store, online ordering, ordering, checkout, order process, ordering process, web shop',
    billing:
      'invoice, invoicing, billing, billed, paperwork, quote, estimate, quoted, contract, hidden fees, hidden costs, extra charges, surcharge, bill',
    location:
      'location, located, central, centrally, neighborhood, neighbourhood, walking distance+, close to everything+, minutes from, city center, city centre, downtown, close to the station+, near the station+',
    parking:
      '=parking, parking space, parking spot, parking lot, car park, =park the car, place to park, garage space',
    atmosphere:
      'atmosphere, ambience, ambiance, vibe, vibes, decor, interior, setting, cozy+, cosy+, charming+, homely+, inviting+, environment, lighting',
    cleanliness:
      'clean+, cleanliness, spotless+, hygiene, hygienic+, immaculate+, dirty-, filthy-, dusty-, stained-, grubby-, sticky-, unclean-, dust-, dirt-, stains-, hair in the, mold-, mould-, smelt-, spotlessly+',
    noise:
      'noise, noisy, loud, street noise, thin walls, could hear, walls like paper, paper thin walls, soundproofing',
    selection: 'selection, choice, choices, variety, assortment, options, out of stock-, sold out-, =range',
    food: 'food, meal, meals, dish, dishes, dinner, lunch, cuisine, cooking, kitchen, chef, ingredients, flavor, flavour, flavors, flavours, tasty+, delicious+, yummy+, bland-, overcooked-, undercooked-, tasted, taste, tastes, starter, starters, main course, mains, soup, salad, pizza, pasta, steak, sauce, vegan, vegetarian, brunch',
    coffee: 'coffee, espresso, cappuccino, latte, flat white',
    drinks: 'drinks, wine, wines, beer, beers, cocktail, cocktails, wine list, tea, juice',
    bread: 'bread, breads, loaf, loaves, sourdough, rye, baguette, baguettes',
    cakes:
      'cake, cakes, pastry, pastries, croissant, dessert, desserts, cookies, muffins, pie, tart, tarts, ice cream',
    breakfast: 'breakfast, breakfasts, breakfast buffet, buffet',
    portions: 'portion, portions, portion size, serving size',
    menu: 'menu, menus, daily special, specials',
    room: 'room, rooms, suite, apartment, accommodation, bedroom',
    bed: 'bed, beds, mattress, pillow, pillows, slept, sleep',
    bathroom: 'bathroom, shower, toilet, toilets, restroom, restrooms, bathrooms, towels',
    view: 'view, views, balcony, sea view, terrace',
    pool: 'pool, spa, sauna, hot tub, jacuzzi',
    wifi: 'wifi, wi fi, internet connection',
    checkin: 'check in, checked in, checking in, check out, checked out, reception, front desk',
    size: 'sizes, sizing, fit, fits, fitted, fitting, true to size+, runs small-, runs large-, runs big-, too tight-, petite, =size',
    fabric:
      'fabric, material, materials, cotton, linen, wool, leather, silk, see through-, itchy-, scratchy-, stitching, seams, seam, texture',
    color: 'color, colour, colors, colours, faded-, print, pattern',
    design: 'design, designs, designed, designer, style, look and feel, logo, layout, cut',
    comfort: 'comfortable+, comfort, comfy+, uncomfortable-, soft+',
    results:
      'result, results, outcome, transformation, before and after, finished product, end product, looks great+, look great+, looks amazing+, came out, =turned out+, =difference, =differences',
    pain: 'pain, painful, hurt, hurts, ache, aches',
    treatment:
      'treatment, treatments, procedure, therapy, facial, cleaning appointment, filling, surgery, checkup, check up, exam, implants, crown',
    haircut: 'haircut, haircuts, hair, cut and color, highlights, balayage, blow dry, beard trim',
    nails: 'nails, manicure, pedicure, gel nails',
    massage: 'massage, massages, deep tissue',
    teaching:
      'teacher, teachers, teaching, tutor, tutors, instructor, instructors, trainer, trainers, coach, coaches, coaching, taught',
    classes:
      'class, classes, lesson, lessons, workshop, workshops, workout, workouts, sessions, session, curriculum, training, yoga, =course, training course',
    equipment: 'equipment, machines, machine, tools, facilities, facility, weights, changing rooms, locker',
    ease: 'easy to use+, user friendly+, intuitive+, ease of use+, simple to use+, learning curve, hard to use-, complicated-, confusing-, clunky-, usability, interface, dashboard, simple to set up+',
    software:
      'app, software, platform, tool, feature, features, integration, integrations, api, reports, reporting, export, update broke-, mobile version',
    support:
      'support, support team, helpdesk, help desk, live chat, ticket, tickets, customer support, tech support',
    bugs: 'bug, bugs, buggy, crash, crashes, crashed, glitch, glitches, outage, outages, downtime, error message, errors',
    setup: 'setup, set up, onboarding, migration, migrated, implementation, getting started',
    repair:
      'repair, repairs, repaired, fix, fixed, fixing, diagnosed, diagnosis, leak, leaking, brakes, engine, oil change, inspection, mechanic, mechanics',
    installation:
      'installation, install, installed, installing, installer, installers, fitted the, fitters, assembly, assembled',
    workmanship:
      'workmanship, craftsmanship, attention to detail, paint job, painting, tiling, tiles, renovation, remodel, remodeling, construction, finish, carpentry, plumbing, wiring, finishing, workmen, builders, contractor, contractors',
    tidiness: 'cleaned up, clean up, left a mess-, mess, tidy, tidied, left no mess+, swept',
    photos:
      'photo, photos, picture, pictures, photographs, photography, photographer, album, photoshoot, photo shoot, portraits',
    music: 'music, dj, band, playlist, sound system',
    flowers: 'flowers, bouquet, bouquets, floral, florist, arrangement',
    guide: 'guide, guides, guided, tour, tours, excursion, itinerary',
    children:
      'kids, kid, children, child, baby, toddler, toddlers, family friendly+, playground, daughter, son, high chair',
    safety: 'safe+, safety, unsafe-, secure+, security',
    flexibility:
      'flexible+, flexibility, inflexible-, accommodating+, accommodated+, last minute, short notice',
    reliability:
      'reliable+, reliability, dependable+, unreliable-, consistency, inconsistent-, trustworthy+, trust, professional+, professionalism, professionally+, unprofessional-, =consistent+, =consistently+',
    honesty:
      'honest+, honesty, transparent+, transparency, upfront+, dishonest-, misleading-, pushy-, upsell-, upselling-, no pressure+, under pressure-, pressured-',
    durability:
      'durable+, durability, sturdy+, holds up+, held up+, flimsy-, fell apart-, falls apart-, wear and tear, broke after-, ripped-, shrank-, shrunk-, well built+, solid+',
  },
  praise:
    'good, great, excellent, amazing, awesome, fantastic, wonderful, perfect, lovely, love, loved, loving, better, best, beautiful, beautifully, brilliant, superb, outstanding, exceptional, incredible, incredibly, friendly, kind, kindness, helpful, helped, polite, courteous, welcoming, attentive, patient, patience, caring, professional, knowledgeable, skilled, skillful, talented, competent, reliable, trustworthy, honest, punctual, prompt, fast, faster, quick, speedy, efficient, smooth, smoothly, easy, easily, easier, simple, effortless, seamless, intuitive, clear, clearly, clean, spotless, tidy, fresh, tasty, delicious, yummy, flavorful, crispy, tender, juicy, warm, cozy, cosy, comfortable, comfy, relaxing, relaxed, calm, quiet, peaceful, charming, stylish, elegant, modern, spacious, generous, fair, reasonable, reasonably, affordable, worth, happy, happier, pleased, delighted, thrilled, satisfied, impressed, impressive, enjoy, enjoyed, enjoyable, fun, pleasure, pleasant, recommend, thank, thanks, thankful, grateful, appreciate, top, top notch, first class, flawless, immaculate, thorough, thoroughly, careful, carefully, precise, accurate, detailed, creative, flexible, responsive, solved, improved, saved, rescued, exceeded, flattering, soft, sturdy, durable, solid, gorgeous, stunning, cute, compliments, unbeatable, favorite, favourite, magical, memorable, gem, bargain, convenient, handy, useful, valuable, ideal, well, nice, nicely, smile, smiling, smiles, cheerful, gentle, painless, on time, in time, right away, immediately, above and beyond, second to none, five stars, 5 stars, early, generously, cool, rich, go to, keep coming back, came back, will be back, will return, no nonsense, extra mile, like new, good as new, spot on, like a glove, phenomenal, terrific, marvelous, fabulous, splendid, divine, heavenly, delightful, attention to detail, transparent, upfront, dream, proud, treat, joy, look forward, worth it, sunny, central, hilarious, patiently, kindly, warmly, genuine, genuinely, free, decent, legit, hoot, sweetheart, sweethearts, legend, legends, miracle, laughing, laughed, stellar, unreal, ace, hands down, blink, bless, fault, works well, worked well, works perfectly, look great, rested, sorted, understood, remembered, noticed, restored, buzzing, chatty, gifted, insane, heaven, life changing, made my day, made our day, dreamy, magic, wow, without being asked, treasure, treasured, blown away, class act, goat, ten out of ten, =10, game changer, proper, ok, okay, went down a treat, went down well, worth the wait, worth waiting',
  criticism:
    "bad, badly, poor, poorly, terrible, terribly, awful, horrible, worst, worse, disappointing, disappointed, disappointment, disappoint, unfortunately, sadly, problem, problems, issue, issues, trouble, complaint, complaints, complain, rude, unfriendly, impolite, arrogant, unprofessional, incompetent, unhelpful, ignored, careless, late, delay, delayed, delays, slow, slowly, slower, long wait, expensive, overpriced, pricey, pricier, costly, rip off, dirty, filthy, messy, mess, smelly, smelled, stained, broken, broke, damaged, defective, faulty, scratched, dented, cold, lukewarm, stale, dry, burnt, burned, undercooked, overcooked, tasteless, bland, greasy, soggy, tough, noisy, loud, crowded, cramped, tight, tiny, narrow, uncomfortable, difficult, hard to, hard time, complicated, confusing, confused, unclear, misleading, wrong, error, errors, mistake, mistakes, buggy, crashes, crashed, crashing, missing, missed, lost, lack, lacks, lacking, lacked, never again, cheap looking, flimsy, ripped, torn, shrunk, shrank, faded, itchy, boring, mediocre, average, overrated, unreliable, unacceptable, useless, waste, wasted, annoying, annoyed, frustrating, frustrated, frustration, angry, upset, unhappy, dissatisfied, regret, avoid, scam, pushy, stressful, stress, painful, hurt, worried, limited, nightmare, hidden fees, forgotten, chaotic, chaos, disorganized, sloppy, shame, pity, downside, drawback, complaint, could be better, could have been, could be a bit, could use, room for improvement, should have, should be, wish, needs improvement, need to, not enough, would have liked, would be nice, only thing, only negative, struggled, struggle, impossible, gave up, steep, unanswered, three times before, had to call, had to ask, had to wait, had to chase, took forever, took ages, dated, outdated, tired, leaked, leaking, vague, dim, thin, weak, sticky, hectic, rushed, stuck, clunky, sold out, out of stock, ran out, run out, nowhere to, extra for, unsafe, dishonest, blurry, scratchy, see through, inconsistent, inflexible, hit or miss, gone up, went up, higher than, cancelled on, canceled on, no show, a bit far, nobody, no one, never, hate, hated, smelt, smells, grubby, rough, jams, rubbish, crap, shrugged, overcrowded, packed, fell out, fell off, fell apart, broken into, kept charging, swapping, closed, repetitive, flop, sits for days, sit for days, could be more, could do with, blunt, grumble, gripe, slipped, odd, repeatedly, gone downhill, downhill, silence, went down, down for, not even, chased, chase, chasing, dripping, robbed, liable, refused, hack, hacked, unusable, clueless, patronizing, condescending, lied, lie, lying, moldy, mouldy, mold, mould, stuffy, freezing, draughty, drafty, wobbly, stink, stinks, stank, stinky, disgusting, gross, shocking, joke, ridiculous, shambles, appalling, dreadful, weird, awkward, posed, cropped, overexposed, shaky, cheesy, pretty but, tad, less legit, hidden, extra fee, in tears, still waiting, weeks later, months later, bit small, very small, too small, small portions, smaller, low point, nothing under, never arrived, never came, lukewarm at best, spilled, =generic, too dark, so dark, they forgot, forgot my, forgot our, forgot the order, only 3 spaces, would have helped, would've helped",
  negations:
    "not, no, never, without, hardly, barely, neither, nor, none, nothing, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, won't, can't, cannot, couldn't, wouldn't, hasn't, haven't, hadn't, zero, dont, didnt, wasnt, isnt, wont, cant",
  notNegations:
    "not only, not just, nothing but, no wonder, no doubt, no matter, not to mention, never fails, never fail, no one else, no other, nothing less, without fail, without a doubt, without doubt, without question, cannot wait, can't wait, cannot thank, can't thank, can't say enough, cannot say enough, can't recommend, cannot recommend, never disappoints, kind of, that kind, this kind, some kind, what kind, of a kind, went nowhere, no nonsense, nobody minded, no one minded",
  unsurpassed:
    "couldn't be, could not be, couldn't have been, could not have been, couldn't ask for, could not ask for, can't get, can't beat, cannot beat, never had, never seen, never been, never tasted, never eaten, never met, never experienced, haven't had, haven't found, no better, nothing better",
  excess: 'too, overly',
  turns:
    'but, however, although, though, except, despite, while, whereas, apart from, aside from, other than, even though, only complaint, only downside, on the downside, even if, instead of',
  joins: 'and, so, because, as well as, plus, which, who',
  determiners:
    'the, a, an, my, our, your, their, his, her, its, this, that, these, those, every, each, some, any, no',
  functionWords:
    "the, a, an, my, our, your, their, his, her, its, this, that, these, those, every, each, some, any, no, all, both, i, you, he, she, it, we, they, me, him, us, them, myself, who, which, what, whom, whose, and, or, but, so, if, then, than, as, of, in, on, at, to, for, from, by, with, about, into, over, after, before, under, between, through, during, without, within, up, down, out, off, again, once, is, are, was, were, be, been, being, am, do, does, did, doing, done, have, has, had, having, will, would, can, could, shall, should, may, might, must, not, nor, only, own, same, just, also, very, really, so, too, more, most, much, many, few, such, other, another, there, here, when, where, why, how, because, while, until, now, ever, even, still, yet, back, always, never, often, well, got, get, gets, getting, go, goes, went, going, gone, come, comes, came, coming, make, makes, made, making, take, takes, took, taking, taken, give, gave, given, say, said, says, see, saw, seen, know, knew, think, thought, feel, felt, want, wanted, need, needed, use, used, using, let, put, keep, kept, tell, told, ask, asked, try, tried, find, found, look, looked, looking, bought, buy, like, liked, one, two, three, four, five, six, seven, eight, nine, ten, first, second, last, next, few, several, since, already, almost, around, away, quite, pretty, bit, little, lot, lots, maybe, however, though, although, i'm, i've, it's, we've, we're, they're, that's, don't, didn't, wasn't, can't, couldn't, won't, you're, there's, i'd, we'd, i'll, we'll, am, pm, etc, definitely, absolutely, highly, truly, actually, finally, especially, everything, everyone, anything, anyone, something, someone, nothing, nobody, else, away, along, across, behind, near, next, today, yesterday, tomorrow, soon, later, ago",
  emptyNouns:
    'time, times, way, thing, things, day, days, week, weeks, month, months, year, years, hour, hours, minute, minutes, morning, evening, night, weekend, experience, experiences, place, places, job, work, recommendation, company, business, customer, customers, client, clients, person, people, man, woman, guy, lot, bit, kind, part, end, start, point, number, example, fact, question, questions, problem, problems, issue, issues, reason, case, change, side, life, world, everything, half, rest, top, star, stars, review, reviews, visit, visits, trip, home, house, friend, friends, husband, wife, family, mother, father, mom, dad, need, needs, help, thanks, step, process, detail, details, hand, hands, name, word, words, idea, fan, couple, hours, deal, order, orders, product, products, purchase, item, items, stuff, shop, store, project, projects, event, moment, chance, mind, choice, money, line, back, regular, today, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, february, march, april, may, june, july, august, september, october, november, december, summer, winter, spring, fall, birthday, anniversary, party, eye, eyes, heart, level, area, town, city, street, corner, country, neighbor, neighbors, colleague, colleagues, everyone, age, body, head, face, tip, plan, plans, list, group, set, pair, piece, pieces, spot, must, look, feel, hotel, restaurant, gym, dentist, dentists, photographer, salon, clinic, phone, website, studio, doctor, office, building, door',
}
