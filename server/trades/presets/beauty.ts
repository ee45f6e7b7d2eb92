import { tradeFrom } from './trade.ts'

export const beauty = tradeFrom({
  name: 'beauty and hair',
  sure: `
    hair salon*, hairdress*, hair stylist*, barber*, nail salon*, nail studio*, nails, beauty salon*,
    beauty studio*, beauty, day spa, medspa, massage*, masaje*, massagem, cosmet*, kosmetik*, esthetic*,
    esthetique*, estetica*, lashes, lash extensions, tattoo*, peluquer*, coiff*, friseur*, frisor*,
    cabeleireir*, barbearia*, waxing, manicure*, make up`,
  hints: 'salon, spa, hair, haircuts, color, cuts, skin, facials',
  services: `
    Haircuts and styling | Corte y peinado | Coupe et coiffage | Schnitt und Styling | Corte e penteado
    Color | Color | Coloration | Farbe | Coloração
    Skin and beauty treatments | Tratamientos de belleza | Soins de beauté | Kosmetikbehandlung | Tratamentos de beleza
    Nails | Uñas | Onglerie | Nagelpflege | Unhas
    Massage | Masaje | Massage | Massage | Massagem`,
  benefits: `
    Exactly the look I wanted | Justo el look que quería | Exactement le style voulu | Genau der gewünschte Look | O visual que eu queria
    Listens first | Primero escuchan | Une vraie écoute | Hört erst zu | Ouvem primeiro
    Relaxed atmosphere | Ambiente relajado | Une ambiance détendue | Entspannte Atmosphäre | Ambiente descontraído
    Easy to book | Fácil de reservar | Facile à réserver | Leicht zu buchen | Fácil de marcar
    Spotless rooms | Todo muy limpio | Une propreté impeccable | Makellos sauber | Tudo muito limpo`,
})
