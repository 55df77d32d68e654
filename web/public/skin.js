// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(() => {
  const skins = ['epic', 'mystical', 'notebook'];
  const asked = new URLSearchParams(location.search).get('version');
  let kept = null;
  try {
    kept = localStorage.getItem('kinsong.skin');
  } catch {
    // Storage may be refused; the default skin is worn then.
  }
  document.documentElement.dataset.skin = [asked, kept].find((skin) => skins.includes(skin)) ?? 'epic';
})();
