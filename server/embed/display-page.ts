import { pagePolicy } from '../http/headers.ts'
import { type Prepared, prepareBody } from '../http/prepared.ts'

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Customer testimonials</title>
<script src="/embed/display.js" defer></script>
</head>
<body>
<main>
<h1>Customer testimonials</h1>
<noscript>Turn on JavaScript to see them.</noscript>
<div id="testimonials"></div>
</main>
</body>
</html>
`

/** The page behind /embed/testimonials, the only one that other websites may put into a frame. */
export function displayPage(): Prepared {
  return prepareBody(html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60',
    'content-security-policy': pagePolicy(true),
    'cross-origin-resource-policy': 'cross-origin',
  })
}
