// Runs before the first paint, so that nothing flashes. It is not bundled: it stands before the style sheet's end.
;(function () {
  var page = document.documentElement
  page.dataset.scripted = ''

  // web/lib/theme.ts writes what this reads.
  try {
    var theme = localStorage.getItem('plaudit-theme')
    if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  } catch {
    // Storage may be refused; the system's theme is shown then.
  }

  // The server sets this beside the session's cookie. It proves nothing: it only says what is worth showing.
  if (!/(?:^|; )plaudit_signed_in=1/.test(document.cookie)) return
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
