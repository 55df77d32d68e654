import type { Page } from 'playwright-core';
import { Someone, type Screen } from './someone.ts';

/** What happens to a browser: lost connections, and what it keeps. */
export class Browsing extends Someone {
  async goesOffline(): Promise<void> {
    await this.page.context().setOffline(true);
  }

  async comesBack(): Promise<void> {
    await this.page.context().setOffline(false);
  }

  /**
   * From the next page on the live connection carries no calls, so that all of them go by HTTP, where a test can answer
   * them in place of the house.
   */
  async callsByHttp(): Promise<void> {
    await this.page.routeWebSocket(/\/ws\?/, (line) => {
      const house = line.connectToServer();
      line.onMessage((word) => {
        const { t, id } = JSON.parse(String(word)) as { t: string; id?: number };
        if (t === 'call') line.send(JSON.stringify({ t: 'elsewhere', to: id }));
        else house.send(word);
      });
    });
  }

  /** The same person in the same browser, once more, at the same place. */
  async opensAnotherWindow(): Promise<this> {
    const page = await this.page.context().newPage();
    await page.goto(this.page.url());
    const Same = this.constructor as new (name: string, page: Page, screen: Screen) => this;
    return new Same(this.name, page, this.screen);
  }

  /** Does this browser hold these words anywhere in its own databases? */
  async keeps(words: string): Promise<boolean> {
    return this.page.evaluate(async (wanted) => {
      const all = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error('a database could not be read'));
        });
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await all(indexedDB.open(name));
        const stores = [...database.objectStoreNames];
        const rows = stores.map((store) => all(database.transaction(store).objectStore(store).getAll()));
        const text = JSON.stringify(await Promise.all(rows));
        database.close();
        if (text.includes(wanted)) return true;
      }
      return JSON.stringify([localStorage, sessionStorage].map(Object.entries)).includes(wanted);
    }, words);
  }
}
