/** The product's name and the prefix of everything that needs one: cookies, storage keys, container ids. */
export const brand = { name: 'Plaudit', prefix: 'plaudit', tagline: 'Praise you can prove.' } as const
