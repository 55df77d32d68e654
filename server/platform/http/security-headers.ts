import helmet, { type HelmetOptions } from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What every answer says about how it may be used. It never changes, so it is put into words once and not each time. */
export function securityHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(policy(publicUrl))(answer.req, answer, () => {});
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** What still means something beside a script, a style or a letter; the rest is about pages, and none of these is one. */
const forFiles = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** For the files that a page is made of: each of them would carry half a kilobyte that no browser reads. */
export function headersOfFiles(security: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(security).filter(([name]) => forFiles.includes(name)));
}

/** Scripts, styles and connections from our own address only. Over plain http nothing is forced to https. */
function policy(publicUrl: URL): HelmetOptions {
  const secure = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Elements are placed and tinted by script through the style attribute's own interface, which the policy allows.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' },
  };
}
