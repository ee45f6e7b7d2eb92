import { tradeFrom } from './trade.ts'

export const fitness = tradeFrom({
  name: 'fitness',
  sure: `
    gym, gyms, fitness*, personal train*, yoga, pilates, crossfit, martial arts, karate, judo, boxing,
    climbing, swim school, gimnasio*, salle de sport, kletterhalle, academia de ginastica, ginasio*,
    dance studio*, tennis club`,
  hints: 'workout*, coach, coaching, classes, training, trainer*, strength, memberships, sport, sports',
  services: `
    Group classes | Clases en grupo | Cours collectifs | Gruppenkurse | Aulas de grupo
    Personal training | Entrenamiento personal | Coaching individuel | Personal Training | Treino pessoal
    Open gym | Sala de entrenamiento | Accès libre | Freies Training | Treino livre
    Beginner courses | Cursos para principiantes | Cours pour débutants | Anfängerkurse | Aulas para principiantes
    Nutrition advice | Consejos de nutrición | Conseils en nutrition | Ernährungsberatung | Conselhos de nutrição`,
  benefits: `
    Motivating coaches | Entrenadores que motivan | Des coachs motivants | Motivierende Trainer | Treinadores que motivam
    Visible progress | Avances visibles | Des progrès visibles | Sichtbare Fortschritte | Progressos visíveis
    Friendly community | Un grupo agradable | Une communauté sympathique | Nette Gemeinschaft | Um grupo simpático
    Flexible hours | Horarios flexibles | Des horaires souples | Flexible Zeiten | Horários flexíveis
    Clean equipment | Equipos limpios | Un matériel propre | Saubere Geräte | Equipamento limpo`,
})
