import { tradeFrom } from './trade.ts'

export const education = tradeFrom({
  name: 'education',
  sure: `
    school, schools, tutor*, language school*, language course*, driving school*, music lesson*,
    music school*, piano lessons, guitar lessons, kindergarten*, preschool*, daycare, nursery school,
    childcare, guarderia*, creche*, escuela*, escola*, ecole*, *schule, musikschule, sprachschule,
    fahrschule*, autoescuela*, auto ecole*, academia de idiomas, nachhilfe*, cours particuliers,
    soutien scolaire, explicacoes, online courses, corporate training, education, educacion, bildung*`,
  hints: `
    lessons, courses, classes, students, learn*, teach*, exam*, workshops, kurse, cours, cursos, clases,
    aulas, academy, academia, training`,
  services: `
    Courses | Cursos | Cours | Kurse | Cursos
    Private lessons | Clases particulares | Cours particuliers | Einzelunterricht | Aulas particulares
    Exam preparation | Preparación de exámenes | Préparation aux examens | Prüfungsvorbereitung | Preparação para exames
    Workshops | Talleres | Ateliers | Workshops | Workshops
    Online learning | Formación en línea | Formation en ligne | Online-Unterricht | Ensino online`,
  benefits: `
    Patient teachers | Profesores pacientes | Des professeurs patients | Geduldige Lehrkräfte | Professores pacientes
    Clear explanations | Explicaciones claras | Des explications claires | Verständliche Erklärungen | Explicações claras
    Real progress | Avances reales | De vrais progrès | Echte Fortschritte | Progressos reais
    Small groups | Grupos reducidos | De petits groupes | Kleine Gruppen | Grupos pequenos
    Lessons that are fun | Clases amenas | Des cours agréables | Unterricht, der Spaß macht | Aulas divertidas`,
})
