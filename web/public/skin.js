// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(() => {
  const skins = ['epic', 'mystical', 'notebook'];
  const asked = new URLSearchParams(location.search).get('version');
  const place = 'kinsong.skin';
  let chosen = null;
  let cameBy = null;
  try {
    chosen = localStorage.getItem(place);
    if (skins.includes(asked)) sessionStorage.setItem(place, asked);
    // The front wears what its address says. Behind it, whoever never chose a skin keeps the one they came by.
    if (location.pathname !== '/') cameBy = sessionStorage.getItem(place);
  } catch {
    // Storage may be refused; the default skin is worn then.
  }
  document.documentElement.dataset.skin =
    [asked, chosen, cameBy].find((skin) => skins.includes(skin)) ?? 'epic';
})();
