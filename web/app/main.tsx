import '../ui/tokens.css';
import '../ui/tokens.tale.css';
import '../ui/tokens.door.css';
import '../ui/tokens.talk.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/lamp.css';
import './early-requests.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { soundWithFirstTouch } from '../platform/audio/house-sound.ts';
import { breatheTogether } from '../ui/motion.ts';
import { wearTogether } from '../ui/skins/skin.ts';
import { followLinks } from './address.ts';
import { App } from './App.tsx';
import { leadInside } from './start-redirects.ts';

leadInside();
followLinks();
breatheTogether();
wearTogether();
soundWithFirstTouch();

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
