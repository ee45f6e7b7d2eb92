// Runs before the first paint, so that a chosen theme never flashes. web/lib/theme.ts writes what this reads.
try {
  var theme = localStorage.getItem('plaudit-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be refused; the system's theme is shown then.
}
