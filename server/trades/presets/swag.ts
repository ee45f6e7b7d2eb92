import { tradeFrom } from './trade.ts'

export const swag = tradeFrom({
  name: 'swag and merchandise',
  sure: `
    swag, merch, merchandise, merchandising, promotional products, promotional items, branded goods,
    branded gifts, branded merchandise, corporate gifts, giveaways, werbeartikel*, werbegeschenk*,
    werbemittel, articulos promocionales, regalos corporativos, regalos de empresa, objets publicitaires,
    cadeaux d entreprise, goodies, brindes`,
  hints: 'hoodies, totes, branded, promotional, mugs, tote bags, gift boxes, printed shirts, personalizados',
  services: `
    Branded merchandise | Artículos con su marca | Objets à votre marque | Artikel mit Ihrem Logo | Artigos com a sua marca
    Welcome and event kits | Kits de bienvenida y eventos | Kits d’accueil et d’événement | Willkommens- und Eventpakete | Kits de boas-vindas e eventos
    Custom packaging | Embalaje personalizado | Emballage personnalisé | Eigene Verpackung | Embalagem personalizada
    Warehousing and shipping | Almacén y envío | Stockage et expédition | Lager und Versand | Armazém e envio
    Design help | Ayuda con el diseño | Aide à la création | Hilfe beim Entwurf | Ajuda no design`,
  benefits: `
    Our team loves it | Le encanta al equipo | Notre équipe adore | Das Team liebt es | A equipa adora
    High quality items | Artículos de gran calidad | Des objets de qualité | Hochwertige Artikel | Artigos de grande qualidade
    Arrived on time | Llegó a tiempo | Arrivé à temps | Pünktlich geliefert | Chegou a tempo
    Easy to reorder | Fácil de volver a pedir | Facile à recommander | Leicht nachzubestellen | Fácil de repetir a encomenda
    True to our brand | Fiel a nuestra marca | Fidèle à notre marque | Passt zu unserer Marke | Fiel à nossa marca`,
})
