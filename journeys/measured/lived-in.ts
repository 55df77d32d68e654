import { openHouse, type OpenHouse } from '../house.ts';

/** A house in which Anna has lived for years: what she left in her thread with the guide is put there before she opens it. */
export async function openLivedIn(
  live: (databaseUrl: string, thread: string) => Promise<void>,
): Promise<OpenHouse> {
  const house = await openHouse();
  const anna = await house.foundedBy('Anna');
  const thread = await anna.page.context().request.get('/api/mairy/thread');
  const { space_id } = (await thread.json()) as { space_id: string };
  await live(house.databaseUrl, space_id);
  await anna.closesTheBrowser();
  return house;
}
