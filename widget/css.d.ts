/** A style sheet as a minified string: the widget carries its own. */
declare module '*.css?inline' {
  const css: string
  export default css
}
