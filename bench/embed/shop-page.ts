/** A page as a shop has one: text in the usual sizes and weights, and a script for its menu. */
export function shopPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Corner Bakery</title><link rel="icon" href="data:,">
    <meta name="viewport" content="width=device-width">
    <style>
      body { margin: 0; color: #222; font: 16px/1.5 system-ui, sans-serif }
      header, footer, main { padding: 16px }
      header { display: flex; flex-wrap: wrap; gap: 16px }
      header > * { flex: 0 0 170px }
      main { max-width: 1120px; margin: auto }
      h1 { font-size: 32px } h2 { font-size: 20px }
      b, h1, h2, nav a { font-weight: 600 }
      nav, small { font-size: 14px }
      footer { font-size: 13px }
      button { font: inherit }
    </style>
    <header><b>Corner Bakery</b><small>Mill Lane</small><nav id="menu"><a href="#">Bread</a> <a href="#">Cakes</a> <a href="#">Visit us</a></nav>
      <button id="toggle" type="button">Menu</button></header>
    <script>
      const menu = document.getElementById('menu')
      document.querySelector('#toggle').addEventListener('click', () => (more.hidden = !more.hidden))
      const more = document.createElement('small')
      more.hidden = true
      more.textContent = 'Since 1987'
      menu.append(more)
    </script>
    <main><h1>Bread from the corner</h1>
      <p>We bake every morning from five o’clock, with flour from the mill next door. <b>Open daily until six.</b> Order
        bread and cakes for your next celebration: call us, or just come in.</p>
      <h2>What our customers say</h2>
      ${body}
      <p>Open daily.</p></main>
    <footer>Corner Bakery, 12 Mill Lane · <b>Open daily</b> · Imprint</footer></html>`
}
