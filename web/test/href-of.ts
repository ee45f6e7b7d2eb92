import { screen } from '@testing-library/react'

/** Where the link of this name leads. */
export const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
