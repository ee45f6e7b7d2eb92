import { tradeFrom } from './trade.ts'

export const travel = tradeFrom({
  name: 'hotels and travel',
  sure: `
    hotel*, inn, hostel*, hostal*, motel*, guesthouse*, guest house*, bed and breakfast, b b,
    ferienwohnung*, vacation rental*, holiday home*, holiday cottage*, casa rural, gite*, chambres d hotes,
    alojamento local, pousada*, resort*, campsite*, campground*, campingplatz*, airport lounge*,
    lounge access, travel agen*, tour operator*, guided tours, city tours, walking tours,
    agencia de viajes, agencia de viagens, agence de voyage*, reiseburo*, reiseveranstalter*, airline*,
    safari*, airport transfer*`,
  hints: `
    travel*, camping, pension, tours, rooms, airport, lounge, guests, trips, holidays, vacation*,
    breakfast, zimmer, habitaciones, chambres, quartos, flights`,
  services: `
    Overnight stay | Alojamiento | Hébergement | Übernachtung | Estadia
    Breakfast and meals | Desayuno y comidas | Petit-déjeuner et repas | Frühstück und Mahlzeiten | Pequeno-almoço e refeições
    Booking and check-in | Reserva y llegada | Réservation et accueil | Buchung und Check-in | Reserva e check-in
    Tours and activities | Excursiones y actividades | Visites et activités | Touren und Aktivitäten | Passeios e atividades
    Transfers | Traslados | Transferts | Transfer | Transfers`,
  benefits: `
    Warm welcome | Acogida cálida | Un accueil chaleureux | Herzlicher Empfang | Receção calorosa
    Clean and comfortable | Limpio y cómodo | Propre et confortable | Sauber und bequem | Limpo e confortável
    Great location | Buena ubicación | Un bel emplacement | Gute Lage | Boa localização
    Quiet and restful | Tranquilo y relajante | Calme et reposant | Ruhig und erholsam | Calmo e repousante
    Everything well organized | Todo bien organizado | Tout bien organisé | Alles gut organisiert | Tudo bem organizado`,
})
