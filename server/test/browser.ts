import type { Call } from '@kinsong/contract/common/call.ts';
import { Caller } from './caller.ts';

/** A browser on one device: it keeps cookies, and nothing else says who uses it. */
export class Browser extends Caller {
  readonly cookies = new Map<string, string>();

  override async send(
    call: Call,
    input: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<Response> {
    return this.keep(await super.send(call, input));
  }

  /** Follows a link without going on by itself: where it leads stands in the answer. */
  async visit(address: string): Promise<Response> {
    const headers = address.startsWith(this.base) ? this.headers() : {};
    return this.keep(await fetch(address, { headers, redirect: 'manual' }));
  }

  protected override headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...super.headers(), ...(cookie === '' ? {} : { cookie }) };
  }

  private keep(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
