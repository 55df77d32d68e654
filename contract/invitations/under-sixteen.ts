/** What it means that a guest is under 16, said to whoever invites them and by that becomes their guardian. */
export const underSixteenMeans =
  'You are their guardian here. Rooms among strangers, retreats and stays are closed to them.';
