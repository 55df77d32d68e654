import '../ui/tokens.css';
import '../ui/tokens.tale.css';
import '../ui/tokens.door.css';
import '../ui/tokens.talk.css';
import '../ui/tokens.files.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/lamp.css';
import './early-requests.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { soundWithFirstTouch } from '../platform/audio/house-sound.ts';
import { takeSalonCode } from '../platform/session/salon-code.ts';
import { breatheTogether } from '../ui/motion.ts';
import { wearTogether } from '../ui/skins/skin.ts';
import { followLinks } from './address.ts';
import { App, readyToDraw } from './App.tsx';
import { leadInside } from './start-redirects.ts';

takeSalonCode();
// Where one stands at a salon's door already, its link changes nothing but what follows the #.
addEventListener('hashchange', takeSalonCode);
leadInside();
followLinks();
breatheTogether();
wearTogether();
soundWithFirstTouch();

const place = document.getElementById('app');
if (place) {
  // Not awaited here: a piece that is loaded meanwhile may need this one to have run to its end.
  void readyToDraw().then(() =>
    createRoot(place).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
