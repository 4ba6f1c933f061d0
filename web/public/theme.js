// Runs before the first paint: the theme of the page, so that none flashes, followed from then on; and whether somebody is
// signed in, who sees the outline of the screen that comes (scripts/write-outlines.ts).
(function () {
  try {
    if (localStorage.getItem('auth_token')) document.documentElement.dataset.session = '';
  } catch {
    // Without storage there is no session either.
  }
  var system = matchMedia('(prefers-color-scheme: dark)');
  function paint() {
    var theme = 'system';
    try {
      theme = localStorage.getItem('theme') || 'system';
    } catch {
      // Storage may be closed to us; the system's theme is good then.
    }
    var isDark = theme === 'dark' || (theme === 'system' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }
  paint();
  // A page that was drawn beforehand may have nobody else who does it (web/main.ts).
  system.addEventListener('change', paint);
})();
