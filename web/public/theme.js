// Runs before the first paint: the theme of the page, so that none flashes; and follows the system from then on.
(function () {
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
