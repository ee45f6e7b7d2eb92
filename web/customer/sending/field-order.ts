export const fieldOrder = ['rating', 'content', 'customerName', 'customerEmail', 'company'] as const
export type FieldName = (typeof fieldOrder)[number]
