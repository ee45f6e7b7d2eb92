/** The sidebar of the documents, as far as its pages are there: requirement, group, item, and where it leads. */
export const documentedItems = [
  ['SHELL-23', 'Overview', 'Dashboard', '/dashboard'],
  ['SHELL-24', 'Collect', 'Testimonials', '/collect'],
  ['SHELL-24', 'Collect', 'QR Codes', '/qr-testimonials'],
  ['SHELL-24', 'Collect', 'Campaigns', '/campaigns'],
  ['SHELL-25', 'Manage', 'Customers', '/customers'],
  ['SHELL-25', 'Manage', 'AI Assistant', '/ai-assistant'],
  ['SHELL-25', 'Manage', 'Customer Rewards', '/rewards'],
  ['SHELL-26', 'Publish', 'Review Publishing', '/publishing'],
  ['SHELL-26', 'Publish', 'Embed Widgets', '/embed-code'],
  ['SHELL-27', 'Settings', 'Business Setup', '/business-setup'],
  ['SHELL-27', 'Settings', 'Settings', '/settings'],
] as const

/** Pages that the sidebar shows below an item. */
export const documentedPages = [
  ['Testimonials', 'Testimonials hub', '/testimonials/hub'],
  ['Testimonials', 'All testimonials', '/testimonials'],
  ['Testimonials', 'Recommendations', '/testimonial-recommendations'],
  ['Testimonials', 'Generate Testimonial', '/testimonial-generator'],
  // Not in the documents: the form's texts can be edited.
  ['Testimonials', 'Form texts', '/form-texts'],
  // Not in the documents: where reviews on other sites are connected.
  ['Review Publishing', 'Review Sources', '/review-sources'],
  ['Review Publishing', 'Platform Setup', '/platform-setup'],
  ['Review Publishing', 'Preferences', '/platform-preferences'],
  ['Embed Widgets', 'Template Designer', '/template-designer'],
  // Not in the documents: the settings of the hosted wall.
  ['Embed Widgets', 'Wall of Love', '/wall-of-love'],
  ['Customer Rewards', 'Rewards ledger', '/rewards/ledger'],
  ['Business Setup', 'CRM Integrations', '/crm-integrations'],
  // Not in the documents: what other programs and chats are told.
  ['Business Setup', 'Webhooks and Alerts', '/webhooks'],
  // Not in the documents: how emails leave, and who gets none.
  ['Settings', 'Email', '/settings/email'],
] as const
