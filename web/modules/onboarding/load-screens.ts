/** Each is fetched when somebody comes to it; the scenes told by words come in one piece. */
const scenes = async () => (await import('./scenes.ts')).scenes;

export const loadJoining = () => import('./joining/Joining.tsx').then(({ Joining }) => Joining);
export const loadManifesto = () =>
  import('./manifesto/ManifestoScreen.tsx').then(({ ManifestoScreen }) => ManifestoScreen);
export const loadManifestoTalk = () =>
  import('./talk/ManifestoTalkScreen.tsx').then(({ ManifestoTalkScreen }) => ManifestoTalkScreen);
export const loadMission = async () => (await scenes()).MissionPart;
export const loadIntroduction = async () => (await scenes()).IntroductionPart;
export const loadTerminal = async () => (await scenes()).TerminalPart;
export const loadMontage = () => import('./montage/Montage.tsx').then(({ Montage }) => Montage);
export const loadTyped = async () => (await scenes()).TypedPart;
export const loadHome = () => import('./home/HomeScreen.tsx').then(({ HomeScreen }) => HomeScreen);
export const loadAbout = () => import('./about/AboutScreen.tsx').then(({ AboutScreen }) => AboutScreen);
