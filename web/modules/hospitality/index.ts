/** Retreats: curating them, and answering. */
export { hospitality } from './manifest.ts';
export {
  loadAnswer,
  loadCurate,
  loadKeptRetreats,
  loadMyRetreats,
  loadNextRetreat,
} from './load-retreats.ts';
