import { tradeFrom } from './trade.ts'

export const events = tradeFrom({
  name: 'photography and events',
  sure: `
    photograph*, fotograf*, videograph*, videograf*, wedding plan*, wedding venue*, event plan*,
    event agency, events agency, eventagentur*, party rental*, dj, djs, weddings, hochzeits*, bodas,
    mariages, casamentos, organizacion de eventos, organizacao de eventos, evenementiel*, live band,
    film production, video production`,
  hints: 'wedding, events, eventos, parties, portraits, photos, venue, films, portrait*',
  services: `
    Weddings | Bodas | Mariages | Hochzeiten | Casamentos
    Portraits and family | Retratos y familia | Portraits et famille | Porträts und Familie | Retratos e família
    Company events | Eventos de empresa | Événements d’entreprise | Firmenveranstaltungen | Eventos de empresa
    Planning and coordination | Planificación y coordinación | Organisation et coordination | Planung und Koordination | Planeamento e coordenação
    Video | Vídeo | Vidéo | Video | Vídeo`,
  benefits: `
    Felt at ease | Nos sentimos a gusto | Nous étions à l’aise | Wir fühlten uns wohl | Sentimo-nos à vontade
    Well organized | Bien organizado | Bien organisé | Gut organisiert | Bem organizado
    Thought of the details | Pensaron en los detalles | Pensé dans les détails | An Details gedacht | Pensaram nos detalhes
    Beautiful results | Resultados preciosos | Un très beau résultat | Schöne Ergebnisse | Resultados bonitos
    Delivered on time | Entregado a tiempo | Livré à temps | Pünktlich geliefert | Entregue a tempo`,
})
