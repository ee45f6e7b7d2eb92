/** The demo’s business: a pottery studio that sells to restaurants and teaches in the evening. */
export const demoBusiness = {
  businessName: 'Fjord & Kiln',
  ownerName: 'Astrid Solberg',
  ownerRole: 'Potter and owner',
  industry: 'Ceramics',
  businessUrl: 'https://fjordandkiln.example',
  businessDescription: 'Hand-thrown tableware for restaurants, and evening courses for everybody else.',
  targetAudience: 'Restaurants, cafés, and people who want to make something with their hands',
  keyServices: 'Tableware to order, glaze matching, evening courses, kiln rental',
  uniqueValue: 'Every order starts with test tiles on your own table',
}
