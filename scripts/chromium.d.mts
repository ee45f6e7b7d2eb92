export function findChromium(): string | undefined
export function findHeadlessChromium(): string | undefined
export function ensureChromium(): string | undefined
export function ensureHeadlessChromium(): string | undefined
