/** Tools and partners: four shelves of cards, arranged by super users. */
export const loadPartners = () => import('./PartnersScreen.tsx').then(({ PartnersScreen }) => PartnersScreen);
