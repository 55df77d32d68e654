// Runs before the first paint, as a file of its own because the content security policy allows no inline script.
(() => {
  const skins = ['epic', 'mystical', 'notebook'];
  const asked = new URLSearchParams(location.search).get('version');
  const place = 'kinsong.skin';
  let chosen = null;
  let cameBy = null;
  const page = document.documentElement.dataset;
  try {
    // Behind the door, words come before their letters in a browser that has none yet; the shell brings them after.
    const behind = document.querySelector('meta[name="behind-the-door"]') !== null;
    if (behind && localStorage.getItem('kinsong.letters') === null) page.letters = 'later';
    chosen = localStorage.getItem(place);
    if (skins.includes(asked)) sessionStorage.setItem(place, asked);
    // The front wears what its address says. Behind it, whoever never chose a skin keeps the one they came by.
    if (location.pathname !== '/') cameBy = sessionStorage.getItem(place);
  } catch {
    // Storage may be refused; the default skin is worn then.
  }
  const worn = [asked, chosen, cameBy].find((skin) => skins.includes(skin)) ?? 'epic';
  page.skin = worn;
  // What the browser draws around the page is of the same ground; the page's head says which.
  const around = document.querySelector('meta[name="theme-color"]');
  around.setAttribute('content', around.getAttribute(`data-${worn}`));
})();
