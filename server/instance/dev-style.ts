/** The look of the pages under `/dev`, which only this machine sees. */
export const devStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1e1b16, #f4f0e8); --soft: light-dark(#6c6458, #a0978a);
  --line: light-dark(#e6e0d4, #302c26); --card: light-dark(#fffdfa, #1c1a17); --accent: light-dark(#0b624b, #74d3af);
  --wrong: light-dark(#a8321f, #f29c8b) }
body { margin: 0 auto; max-width: 44rem; padding: 2.5rem 1.25rem; color: var(--ink);
  background: light-dark(#f8f5ef, #141210); font: 16px/1.55 system-ui, sans-serif }
h1 { margin: 0; font: 500 1.75rem/1.2 Georgia, serif }
p { margin: .5rem 0 0; color: var(--soft) }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .5rem }
a { color: var(--accent) }`
