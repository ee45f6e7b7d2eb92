/** A pattern written over several lines; the ends of the lines and what they are indented by do not count. */
export function longPattern(lines: string): RegExp {
  return new RegExp(lines.replace(/\n\s*/g, ''), 'iu')
}
