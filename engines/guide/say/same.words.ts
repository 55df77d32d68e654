/** Names of the same thing, whichever of them somebody wrote. */
export const sameThing: readonly (readonly string[])[] = [
  'choir choirs chorus sing sings singing singer',
  'physio physiotherapy physiotherapist hip',
  'children child kids kid bairns nippers babysit babysitting babysitter',
  'pills pill medicine medicines medication tablets meds',
  'doctor doctors gp physician',
  'bread loaf loaves',
  'party birthday bday anniversary',
  'photos photo picture pictures snapshots',
  'van vans',
].map((row) => row.split(' '));
