import type { CustomerLanguage } from '#contract/languages.ts'

/**
 * Trades: types of schema.org that say no less than the name does (a `ProfessionalService` may be anything) | what they are
 * called in English | German | Spanish | French | Portuguese, the name first.
 */
const written = `
Bakery | bakery, bakehouse, bakeshop | Bäckerei, Backstube, Bäcker | panadería, obrador, panaderos | boulangerie, boulangerie-pâtisserie, boulanger, artisan boulanger | padaria, panificadora
 | patisserie, pastry shop, cake shop | Konditorei | pastelería, repostería | pâtisserie, pâtissier, chocolaterie | pastelaria, confeitaria
Restaurant, FastFoodRestaurant | restaurant, trattoria, bistro, pizzeria, taqueria, steakhouse, osteria | Restaurant, Gasthaus, Gasthof, Wirtshaus | restaurante, bistró, pizzería, asador, taberna | restaurant, bistrot, brasserie, crêperie | restaurante, tasca, pizzaria, churrasqueira
CafeOrCoffeeShop | café, coffee shop, coffee roaster, coffee roastery, tea house | Café, Kaffeerösterei | cafetería, tostadores de café | café, salon de thé, torréfacteur | café, cafetaria
BarOrPub | pub, wine bar, cocktail bar | Bar, Kneipe, Weinbar | bar, vinoteca | bar à vin, bar | bar
Caterer | caterer, catering | Catering, Partyservice | catering | traiteur | catering
Brewery, Winery | brewery, winery, vineyard, distillery | Brauerei, Weingut, Brennerei | cervecería artesanal, bodega, viñedo | brasserie artisanale, domaine viticole, vignoble | cervejaria, vinícola, quinta vinícola, adega
Dentist, DentalClinic | dentist, dental practice, dental clinic, dental office, dentistry, orthodontist | Zahnarztpraxis, Zahnarzt, Zahnärztin, Kieferorthopädie | clínica dental, dentista, ortodoncia | cabinet dentaire, dentiste, orthodontiste | clínica dentária, clínica odontológica, dentista
Physiotherapy | physiotherapy, physical therapy, physiotherapist | Physiotherapie, Krankengymnastik | fisioterapia, clínica de fisioterapia, fisioterapeuta | kinésithérapie, cabinet de kinésithérapie, kinésithérapeute | fisioterapia, clínica de fisioterapia
MedicalClinic, Physician, Hospital | medical clinic, clinic, medical practice, doctor's office | Arztpraxis, Hausarztpraxis, Klinik | clínica, centro médico, consulta médica | cabinet médical, clinique, centre médical | clínica, clínica médica, consultório
Optician | optician, optometrist, eye care | Optiker, Augenoptik | óptica | opticien | óptica, oculista
Pharmacy | pharmacy | Apotheke | farmacia | pharmacie | farmácia
VeterinaryCare | veterinary clinic, veterinarian, animal hospital, veterinary practice | Tierarztpraxis, Tierarzt, Tierklinik | clínica veterinaria, veterinario | clinique vétérinaire, vétérinaire | clínica veterinária, veterinário
Psychologist | psychotherapy, psychologist, counseling, therapist | Psychotherapie, Psychologische Praxis | psicología, psicólogo, psicóloga | psychologue, psychothérapie, cabinet de psychologie | psicologia, psicólogo, psicóloga
HairSalon | hair salon, hairdresser, hair studio | Friseursalon, Friseur, Frisör | peluquería, salón de peluquería | salon de coiffure, coiffeur | cabeleireiro, salão de cabeleireiro
BarberShop | barbershop, barber shop, barber | Barbershop, Barbier | barbería | barbier, barbershop | barbearia
BeautySalon | beauty salon, aesthetics clinic, skin care studio | Kosmetikstudio, Kosmetikinstitut | centro de estética, salón de belleza, medicina estética | institut de beauté, centre esthétique | centro de estética, salão de beleza
DaySpa | day spa, spa, massage studio | Massagepraxis, Wellness-Studio | spa, centro de masajes | spa, institut de massage | spa, centro de massagens
NailSalon | nail salon, nail studio | Nagelstudio | salón de uñas | bar à ongles, onglerie | salão de unhas
TattooParlor | tattoo studio, tattoo shop | Tattoostudio | estudio de tatuajes | salon de tatouage | estúdio de tatuagem
YogaStudio | yoga studio, pilates studio | Yogastudio, Pilatesstudio | estudio de yoga, estudio de pilates | studio de yoga, studio de pilates | estúdio de ioga, estúdio de yoga, estúdio de pilates
ExerciseGym, HealthClub | gym, fitness studio, personal training, climbing gym | Fitnessstudio | gimnasio, entrenamiento personal | salle de sport, club de fitness | ginásio, academia
Dressmaker | tailor, dressmaker | Schneiderei, Maßschneiderei | sastrería, taller de costura | couturier, atelier de couture, tailleur | alfaiataria, atelier de costura
Carpenter | carpentry, carpenter, joinery, cabinet maker, cabinetmaker, furniture maker, woodworking | Tischlerei, Schreinerei, Zimmerei, Möbeltischlerei, Tischlermeister | carpintería, ebanistería | menuiserie, ébénisterie, charpentier | carpintaria, marcenaria
RoofingContractor | roofing, roofer, roofing company | Dachdeckerei, Dachdecker, Dachdeckerbetrieb | techadores, cubiertas y tejados | couvreur, couverture zinguerie | coberturas e telhados
Electrician | electrician, electrical contractor | Elektrobetrieb, Elektriker, Elektrotechnik, Elektroinstallation | electricista, instalaciones eléctricas | électricien, électricité générale | eletricista, instalações elétricas
Plumber | plumbing, plumber, plumbing company | Sanitärbetrieb, Installateur, Sanitär und Heizung, Heizungsbau, Klempner | fontanería, fontanero | plombier, plomberie, plombier-chauffagiste | canalizador, canalizações, encanador
HVACBusiness | heating and cooling, hvac, air conditioning | Heizungsbau, Klimatechnik | climatización, aire acondicionado | chauffagiste, climatisation | climatização, ar condicionado
HousePainter | painting company, painter, house painter, painting contractor | Malerbetrieb, Malermeister, Maler | pintores, empresa de pintura | peintre en bâtiment, entreprise de peinture | pintura de interiores, empresa de pintura
GeneralContractor | general contractor, home builder, remodeling, remodeling company, construction company | Bauunternehmen, Baugeschäft | reformas, empresa de reformas, constructora | entreprise de rénovation, entreprise générale du bâtiment, maçonnerie | construção civil, remodelações, empresa de construção
LandscapingBusiness | landscaping, landscaper, garden design, gardening, landscape design | Gartenbau, Garten- und Landschaftsbau, Gärtnerei | jardinería, paisajismo | paysagiste, jardinier-paysagiste | jardinagem, paisagismo
Locksmith | locksmith | Schlüsseldienst | cerrajería, cerrajero | serrurier, serrurerie | serralharia, chaveiro
MovingCompany | moving company, movers, removals | Umzugsunternehmen, Umzüge | mudanzas, empresa de mudanzas | déménageur, entreprise de déménagement, déménagement | mudanças, empresa de mudanças
HouseCleaning | cleaning company, cleaning service, house cleaning, window cleaning | Gebäudereinigung, Reinigungsfirma, Reinigungsservice | empresa de limpieza, servicio de limpieza | entreprise de nettoyage, nettoyage | empresa de limpeza, limpezas
DryCleaningOrLaundry | dry cleaner, laundry, dry cleaning | Reinigung, Wäscherei | tintorería, lavandería | pressing, blanchisserie | lavandaria, lavanderia
AutoRepair | auto repair, auto repair shop, car repair, auto shop, mechanic | Autowerkstatt, Kfz-Werkstatt, Kfz-Meisterbetrieb | taller mecánico, taller de coches | garage automobile, garagiste, carrosserie | oficina automóvel, oficina mecânica
AutoDealer, MotorcycleDealer | car dealer, car dealership | Autohaus | concesionario | concessionnaire | stand automóvel, concessionária
BikeStore | bike shop, bicycle shop | Fahrradladen, Fahrradwerkstatt | tienda de bicicletas, taller de bicicletas | magasin de vélos, atelier vélo | loja de bicicletas, oficina de bicicletas
LegalService, Attorney, Notary | law firm, lawyer, attorneys, law office, law practice, estate planning | Rechtsanwaltskanzlei, Kanzlei, Rechtsanwalt, Rechtsanwältin, Anwaltskanzlei, Notar | bufete de abogados, despacho de abogados, abogados, abogada | cabinet d'avocats, avocat, notaire, étude notariale | escritório de advogados, sociedade de advogados, advogado, advogada, advocacia
AccountingService | accounting, accountant, accounting firm, bookkeeping, tax advisor | Steuerberatung, Steuerkanzlei, Steuerberater | asesoría fiscal, asesoría, gestoría | expertise comptable, cabinet d'expertise comptable, expert-comptable, cabinet comptable | contabilidade, gabinete de contabilidade
InsuranceAgency | insurance agency, insurance broker | Versicherungsagentur, Versicherungsmakler | correduría de seguros, agencia de seguros | courtier en assurances, cabinet d'assurance | mediação de seguros, corretora de seguros
FinancialService | financial planning, financial advisor, wealth management, mortgage broker | Finanzberatung, Vermögensberatung | asesoría financiera, gestión patrimonial | conseil en gestion de patrimoine, gestion de patrimoine | consultoria financeira, planeamento financeiro
RealEstateAgent | real estate agency, real estate, realty, estate agents, estate agent, property management | Immobilienmakler, Immobilien, Hausverwaltung | inmobiliaria, agencia inmobiliaria | agence immobilière, immobilier | imobiliária, agência imobiliária, mediação imobiliária
 | consulting, consultancy, consulting firm, management consulting, business consulting, advisory firm, coaching, business coach | Unternehmensberatung, Beratung, Coaching | consultoría, consultora, asesoramiento empresarial, coaching | cabinet de conseil, conseil aux entreprises, coaching | consultoria, consultoria de gestão, coaching
EmploymentAgency | recruitment agency, recruiting, staffing agency | Personalvermittlung, Personalberatung | selección de personal, empresa de trabajo temporal | cabinet de recrutement, agence d'intérim | recrutamento, agência de emprego
AdvertisingAgency | marketing agency, digital agency, advertising agency, creative agency, branding agency, marketing, seo agency | Werbeagentur, Marketingagentur, Digitalagentur | agencia de marketing, agencia de publicidad, agencia digital | agence de communication, agence de publicité, agence web, agence digitale | agência de marketing, agência de publicidade, agência digital
GraphicDesigner | graphic design, design studio, web design, branding studio | Grafikdesign, Designbüro, Webdesign | diseño gráfico, estudio de diseño, diseño web | studio de design, graphiste, studio graphique | design gráfico, estúdio de design, web design
Photographer, PhotographyBusiness | photographer, photography, photo studio, wedding photographer, wedding photography | Fotograf, Fotografin, Fotostudio, Fotografie | fotógrafo, fotógrafa, estudio de fotografía, fotografía | photographe, studio photo | fotógrafo, fotógrafa, estúdio de fotografia, fotografia
VideoProduction | video production, film production, videographer | Filmproduktion, Videoproduktion | productora audiovisual, producción de vídeo | production vidéo, vidéaste | produção de vídeo, produtora audiovisual
 | software company, software, software development, app development, saas | Softwareentwicklung, Softwareunternehmen, Software | desarrollo de software, software | éditeur de logiciels, développement logiciel, logiciel | desenvolvimento de software, software
ComputerStore, ComputerRepair | it services, computer repair, managed it, it support, cybersecurity | IT-Dienstleister, IT-Systemhaus, IT-Service | servicios informáticos, reparación de ordenadores | services informatiques, dépannage informatique, infogérance | serviços informáticos, reparação de computadores
Architect | architecture, architects, architect, architecture studio, architecture firm | Architekturbüro, Architekt, Architektin, Architekten | estudio de arquitectura, arquitectos, arquitecto, arquitecta | cabinet d'architecture, architecte, agence d'architecture | gabinete de arquitetura, arquitetos, arquiteto, arquiteta
InteriorDesigner | interior design, interior designer | Innenarchitektur, Raumausstattung | interiorismo, diseño de interiores | architecture d'intérieur, décoration d'intérieur, architecte d'intérieur | design de interiores, decoração de interiores
Engineering | engineering firm, structural engineering, surveying | Ingenieurbüro, Vermessungsbüro | ingeniería, topografía | bureau d'études, géomètre | gabinete de engenharia, topografia
TravelAgency | travel agency, tour operator, tours, sailing tours, walking tours, tour company | Reisebüro, Reiseveranstalter, Stadtführungen | agencia de viajes, tour operador, operador turístico, excursiones | agence de voyages, voyagiste, tour-opérateur, visites guidées | agência de viagens, operador turístico, empresa de animação turística, passeios de barco, passeios
Hotel, Motel, Resort | hotel, boutique hotel, inn, lodge, resort | Hotel, Pension | hotel, hostal, hotel rural | hôtel | hotel, pousada
BedAndBreakfast | bed and breakfast, guest house, guesthouse | Gästehaus, Ferienwohnung, Frühstückspension | casa rural, casa de huéspedes | chambres d'hôtes, maison d'hôtes, gîte | alojamento local, casa de hóspedes, turismo rural
Campground | campground, camping, campsite | Campingplatz | camping | camping | parque de campismo, camping
EventVenue | event venue, wedding venue | Eventlocation, Hochzeitslocation | espacio para eventos, finca para bodas | lieu de réception, salle de réception | espaço para eventos, quinta para casamentos
EventPlanner | event planner, wedding planner, event planning, wedding planning, event agency | Eventagentur, Hochzeitsplanung, Hochzeitsplanerin | organización de eventos, organización de bodas, wedding planner | organisation d'événements, wedding planner, agence événementielle | organização de eventos, wedding planner
School, CollegeOrUniversity | school, academy, tutoring, training center | Schule, Akademie, Nachhilfe | escuela, academia, centro de formación | école, centre de formation, académie | escola, centro de formação, explicações
LanguageSchool | language school, language courses | Sprachschule | escuela de idiomas, academia de idiomas | école de langues | escola de línguas
MusicSchool | music school, music lessons, piano lessons, guitar lessons | Musikschule, Klavierunterricht | escuela de música, clases de piano | école de musique, cours de piano | escola de música, aulas de piano
DanceSchool | dance school, dance studio | Tanzschule, Tanzstudio | escuela de baile, escuela de danza | école de danse | escola de dança
DrivingSchool | driving school | Fahrschule | autoescuela | auto-école | escola de condução, autoescola
ChildCare, Preschool | daycare, child care, nursery school, kindergarten, preschool | Kindergarten, Kita, Kindertagesstätte | guardería, escuela infantil | crèche, garderie | creche, jardim de infância
Florist | florist, flower shop, floral design | Blumenladen, Florist, Floristik | floristería, florista | fleuriste | florista
BookStore | bookstore, bookshop, independent bookstore | Buchhandlung | librería | librairie | livraria
JewelryStore | jewelry store, jeweler, jewelry, goldsmith | Juwelier, Goldschmiede | joyería | bijouterie, joaillerie | joalharia, ourivesaria
ClothingStore | clothing store, fashion boutique, boutique | Modegeschäft, Boutique | tienda de ropa, boutique | boutique de vêtements, prêt-à-porter | loja de roupa, boutique
ShoeStore | shoe store, shoemaker, cobbler | Schuhgeschäft, Schuhmacher | zapatería | magasin de chaussures, cordonnerie | sapataria
FurnitureStore | furniture store, furniture, mattress store | Möbelhaus | tienda de muebles, muebles | magasin de meubles | loja de móveis
HomeGoodsStore | ceramics, pottery, homeware, home goods, candle company, ceramic studio, pottery studio, candles | Keramik, Töpferei, Keramikwerkstatt | cerámica, taller de cerámica, velas artesanales | céramique, poterie, atelier de céramique, bougies artisanales | cerâmica, olaria, velas artesanais
ToyStore | toy store | Spielwarenladen | juguetería | magasin de jouets | loja de brinquedos
PetStore | pet store, pet shop, pet grooming, dog grooming, dog training, dog walking | Zoofachgeschäft, Hundesalon, Hundeschule | tienda de mascotas, peluquería canina, adiestramiento canino | animalerie, toilettage canin, éducateur canin | loja de animais, tosquias, treino de cães
GroceryStore, ConvenienceStore | grocery store, deli, delicatessen, butcher, butcher shop, cheese shop, farm shop | Metzgerei, Fleischerei, Feinkost, Hofladen, Käserei | carnicería, charcutería, quesería, frutería | boucherie, boucherie-charcuterie, épicerie fine, fromagerie | talho, charcutaria, mercearia, queijaria
SportingGoodsStore | sporting goods, outdoor store, surf shop | Sportgeschäft | tienda de deportes | magasin de sport | loja de desporto
OnlineStore | online store, online shop | Onlineshop | tienda online | boutique en ligne | loja online
SelfStorage | self storage | Lagerraum, Selfstorage | trasteros, guardamuebles | self-stockage, garde-meubles | self storage, guarda-móveis
PrintShop | print shop, printing, screen printing, embroidery | Druckerei, Siebdruck | imprenta, serigrafía | imprimerie, sérigraphie | gráfica, tipografia, serigrafia
FuneralHome | funeral home | Bestattungsinstitut, Bestatter | funeraria, tanatorio | pompes funèbres | agência funerária, funerária
NGO | nonprofit, charity, non-profit | gemeinnütziger Verein | asociación sin ánimo de lucro, ong | association à but non lucratif | associação sem fins lucrativos
Coworking | coworking, coworking space | Coworking-Space | espacio de coworking, coworking | espace de coworking, coworking | espaço de coworking, coworking
Logistics | courier, freight, logistics, delivery service | Spedition, Kurierdienst, Logistik | mensajería, transporte de mercancías, logística | transporteur, coursier, logistique | transportes, logística, estafetas
Farm | farm, orchard, beekeeper, beekeeping, honey farm | Bauernhof, Imkerei, Obsthof | granja, apicultura, explotación ecológica | ferme, apiculteur, maraîcher | quinta biológica, apicultura, exploração agrícola
Solar | solar company, solar installer, solar panels, solar | Photovoltaik, Solartechnik | energía solar, placas solares | photovoltaïque, panneaux solaires | energia solar, painéis solares
SwimmingPool | pool service, pool builder, swimming pools | Schwimmbadbau, Poolbau | construcción de piscinas, piscinas | pisciniste, piscines | piscinas, construção de piscinas
`

export interface Trade {
  readonly types: readonly string[]
  readonly names: Readonly<Record<CustomerLanguage, readonly string[]>>
}

const order: readonly CustomerLanguage[] = ['en', 'de', 'es', 'fr', 'pt']

export const trades: readonly Trade[] = written
  .trim()
  .split('\n')
  .map((line) => {
    const [types = [], ...named] = line.split('|').map((part) =>
      part
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    const namesIn = (language: CustomerLanguage) => named[order.indexOf(language)] ?? []
    return {
      types,
      names: {
        en: namesIn('en'),
        de: namesIn('de'),
        es: namesIn('es'),
        fr: namesIn('fr'),
        pt: namesIn('pt'),
      },
    }
  })
