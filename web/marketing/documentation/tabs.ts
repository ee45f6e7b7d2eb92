/** The five parts of the documentation, in their order. */
export const documentationTabs = [
  { id: 'getting-started', label: 'Getting Started' },
  { id: 'features', label: 'Features' },
  { id: 'integrations', label: 'Integrations' },
  { id: 'api-reference', label: 'API Reference' },
  { id: 'troubleshooting', label: 'Troubleshooting' },
] as const
