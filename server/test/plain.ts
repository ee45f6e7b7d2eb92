/** Whether the tests run without the private parts of libraries: `npm run test:plain` (docs/private-parts.md). */
export const isPlain = process.env['PLAUDIT_PLAIN'] === '1'
