/** A customer for whom the owner has a text written. */
export const tomas = {
  customerName: 'Tomás Reyes',
  company: 'Reyes Cycles',
  serviceDetails: 'Catering',
  benefits: 'Friendly service',
}
