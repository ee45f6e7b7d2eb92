const isDigit = /^\p{Nd}$/u

/**
 * Digits of any script as 0 to 9. Each script has ten in a row, which begin at a number that ends in 0 or in 6
 * (hexadecimal).
 */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0)!
    const place = code & 0xf
    return String(isDigit.test(String.fromCodePoint(code - place)) ? place : place - 6)
  })
}
