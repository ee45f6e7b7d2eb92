// Runs before the first paint, so that nothing flashes. It is not bundled: it stands before the style sheet's end.
;(function () {
  var page = document.documentElement
  page.dataset.scripted = ''

  // The server sets this beside the session's cookie. It proves nothing: it only says what is worth showing.
  var isSignedIn = /(?:^|; )plaudit_signed_in=1/.test(document.cookie)
  var isApp = 'app' in page.dataset

  // web/lib/look/theme.ts and web/lib/look/appearance.ts write what this reads. What nobody picked
  // follows the device.
  var picked = /(?:^|; )plaudit_theme=(\w+)/.exec(document.cookie)
  var theme = picked ? picked[1] : 'system'
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  try {
    if (isApp && isSignedIn) dress(JSON.parse(localStorage.getItem('plaudit-appearance') || '{}'))
  } catch {
    // Storage may be refused, or hold what is not ours; the look then comes from the server.
  }

  function dress(kept) {
    if (kept.fontSize) page.dataset.fontSize = kept.fontSize
    if (kept.isCompact) page.dataset.compact = ''
    for (var name in kept.colors) page.style.setProperty(name, kept.colors[name])
  }

  if (!isSignedIn) return
  page.dataset.signedIn = ''

  // The front door sends owners who are set up to their work; until that is known it shows a spinner.
  if (location.pathname !== '/') return
  page.dataset.checking = ''
  fetch('/api/user', { credentials: 'include' })
    .then(function (answer) {
      return answer.ok ? answer.json() : null
    })
    .then(function (user) {
      if (user && user.hasBusinessProfile) return location.replace('/dashboard')
      if (!user) delete page.dataset.signedIn
      return delete page.dataset.checking
    })
    .catch(function () {
      delete page.dataset.checking
    })
})()
