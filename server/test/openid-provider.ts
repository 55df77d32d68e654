import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Account {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

export const clientId = 'kinsong';
export const clientSecret = 'what the house and the provider share';
const scope = 'openid email profile';

/** A real OpenID Connect provider on this machine, where one person at a time is at home and says yes to everything. */
export class IdentityProvider {
  readonly issuer: string;
  readonly #server: Server;
  /** Who sits at the provider's page. */
  account = 'lene';
  readonly accounts = new Map<string, Account>();

  private constructor(server: Server, issuer: string) {
    this.#server = server;
    this.issuer = issuer;
  }

  static async open(house: string): Promise<IdentityProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const open = new IdentityProvider(server, issuer);
    open.#serve(house);
    return open;
  }

  #serve(house: string): void {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${house}/api/auth/google/callback`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['only for tests'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...this.accounts.get(id) }),
      }),
      async loadExistingGrant({ oidc }) {
        const grant = new provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope(scope);
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    this.#server.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response);
      return void provider.interactionFinished(request, response, { login: { accountId: this.account } });
    });
  }

  /** Goes where a browser would go, with the cookies it would keep, until the provider sends it back to the house. */
  async passThrough(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    let next = address;
    for (let steps = 0; steps < 8 && next.startsWith(this.issuer); steps++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(next, { headers: { cookie }, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (location === null) throw new Error(`the provider stopped at ${next}: ${await response.text()}`);
      next = new URL(location, next).href;
    }
    return next;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
