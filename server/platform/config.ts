import { join, resolve } from 'node:path';
import {
  asAmount,
  asPatience,
  asPrices,
  modelSettings,
  providerKinds,
  type ModelSettings,
} from './model/settings.ts';
import { nearest } from './closest-spelling.ts';
import { PlainError } from './plain-error.ts';
import {
  asBucket,
  asIssuer,
  asMegabytes,
  asNetworks,
  asOneOf,
  asOrigin,
  asPort,
  asText,
  asUrl,
  asYesOrNo,
  atLeast,
  megabyte,
  type Bucket,
  type Read,
} from './setting-values.ts';

/** A setting that is wrong; its message is one line that names it and says what it should be. */
export class SettingError extends PlainError {
  override readonly name = 'SettingError';
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export type FilesPlace =
  | { readonly kind: 'disk'; readonly folder: string }
  | ({ readonly kind: 's3' } & Bucket);

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataFolder: string;
  readonly publicUrl: URL;
  /** null: the house starts its own PostgreSQL. */
  readonly databaseUrl: string | null;
  /** null: there is one node, and nothing to pass on. */
  readonly redisUrl: string | null;
  readonly files: FilesPlace;
  /** How many bytes a file may have: a picture or document, and a film or sound. */
  readonly largestFile: { readonly document: number; readonly film: number };
  /** null: letters are kept as files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** null: nobody signs in by another service. */
  readonly oidc: IdentityProvider | null;
  /** null: the front of the house names nobody who brings it. */
  readonly federationUrl: string | null;
  /** null: the guide answers by itself, and nothing goes out. */
  readonly model: ModelSettings | null;
  /** null: the one in the data folder counts. */
  readonly secret: string | null;
  /** Whose forwarded addresses are believed. */
  readonly trustProxy: readonly string[];
  readonly insecure: boolean;
  /** Whether the house looks at the pages that people link to. */
  readonly linkPreviews: boolean;
  readonly rateLimits: boolean;
  readonly crossSite: boolean;
  readonly logLevel: (typeof logLevels)[number];
  readonly metricsToken: string | null;
}

interface Setting<T> {
  readonly read: Read<T>;
  readonly is: string;
  readonly mustBe: string;
  readonly unset: string;
}

const setting = <T>(is: string, unset: string, mustBe: string, read: Read<T>): Setting<T> => ({
  read,
  is,
  mustBe,
  unset,
});

/** Every setting there is; the page docs/operations/settings.md is this table. */
export const settings = {
  KINSONG_PORT: setting(
    'the port the house listens on',
    '8001',
    'a whole number from 0 to 65535 (0: any free one)',
    asPort,
  ),
  KINSONG_HOST: setting(
    'the address it listens on',
    '0.0.0.0, every network',
    'an address or a name of this machine',
    asText,
  ),
  KINSONG_DATA: setting('the folder that holds everything which must last', './data', 'a folder', asText),
  KINSONG_PUBLIC_URL: setting(
    'where people find the house; letters, links and cookies follow it',
    'http://localhost:8001',
    'an http or https address without a path, like https://kinsong.example',
    asOrigin,
  ),
  KINSONG_DATABASE_URL: setting(
    'a PostgreSQL server of your own',
    'the house starts its own',
    'an address like postgres://user:password@host:5432/name',
    asUrl('postgres', 'postgresql'),
  ),
  KINSONG_REDIS_URL: setting(
    'passes live events between several nodes',
    'there is one node',
    'an address like redis://host:6379',
    asUrl('redis', 'rediss'),
  ),
  KINSONG_FILES_URL: setting(
    'an S3-compatible store for files',
    'files stay in the data folder',
    'an address like s3://key:secret@host/bucket?region=eu-central-1',
    asBucket,
  ),
  KINSONG_LARGEST_DOCUMENT: setting(
    'how many MB a picture or a document may have that is shared in a space',
    '25',
    'a whole number from 1 to 1000',
    asMegabytes(1000),
  ),
  KINSONG_LARGEST_FILM: setting(
    'how many MB a film or a sound may have',
    '500',
    'a whole number from 1 to 10000',
    asMegabytes(10_000),
  ),
  KINSONG_SMTP_URL: setting(
    'the server that sends letters',
    'letters are kept as files',
    'an address like smtps://user:password@host:465',
    asUrl('smtp', 'smtps'),
  ),
  KINSONG_MAIL_FROM: setting(
    'who letters come from',
    'Kinsong at the host of the public address',
    'an address like Kinsong <post@kinsong.example>',
    (text) => (/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : undefined),
  ),
  KINSONG_OIDC_ISSUER: setting(
    'an OpenID Connect provider by which people may sign in too; it sends them back to /api/auth/google/callback',
    'nobody signs in by another service',
    'an https address like https://accounts.example.com',
    asIssuer,
  ),
  KINSONG_OIDC_CLIENT_ID: setting(
    'how this provider calls the house',
    'goes with KINSONG_OIDC_ISSUER',
    'the id the provider gave',
    asText,
  ),
  KINSONG_OIDC_CLIENT_SECRET: setting(
    'what the house proves itself to the provider with',
    'goes with KINSONG_OIDC_ISSUER',
    'the secret the provider gave',
    asText,
  ),
  KINSONG_FEDERATION_URL: setting(
    'the federation that brings the house to people; the front of the house links to it',
    'there is no such link',
    'an http or https address like https://federation.example/about',
    asUrl('http', 'https'),
  ),
  KINSONG_MODEL_PROVIDER: setting(
    'the protocol of a language model that the guide may speak through; each person is asked first',
    'the guide answers by itself, and nothing goes out',
    `one of ${providerKinds.join(', ')}`,
    asOneOf(...providerKinds),
  ),
  KINSONG_MODEL_URL: setting(
    'where the model is asked',
    "Anthropic's own address, or needed",
    'an address like https://models.example/v1',
    asUrl('https', 'http'),
  ),
  KINSONG_MODEL_KEY: setting(
    'what the house proves itself to the model with; it is never logged',
    'none is sent; Anthropic needs one',
    'the key the provider gave',
    asText,
  ),
  KINSONG_MODEL: setting(
    'which model is asked',
    'goes with KINSONG_MODEL_PROVIDER',
    'a name as the provider writes it',
    asText,
  ),
  KINSONG_MODEL_PRICES: setting(
    'what a million tokens cost, those sent and those answered, so that the guide can say what it cost',
    'costs are not reckoned',
    'a currency and two amounts, like EUR 0.50/1.50',
    asPrices,
  ),
  KINSONG_MODEL_BUDGET: setting(
    'what all answers of a calendar month may cost together',
    'no limit of ours',
    'an amount in the currency of the prices, like 20',
    asAmount,
  ),
  KINSONG_MODEL_BUDGET_EACH: setting(
    'what the answers of one person may cost in a calendar month',
    'no limit of ours',
    'an amount in the currency of the prices, like 2',
    asAmount,
  ),
  KINSONG_MODEL_PATIENCE: setting(
    'how many seconds are waited for the first word, from word to word, and for the whole answer',
    '20/15/120',
    'three numbers of seconds, like 20/15/120',
    asPatience,
  ),
  KINSONG_SECRET: setting(
    'what all keys are derived from',
    'secret.key in the data folder, made at the first start',
    'at least 32 characters',
    atLeast(32),
  ),
  KINSONG_TRUST_PROXY: setting(
    'the proxies whose forwarded addresses are believed',
    'none',
    'addresses or networks with commas between them, like loopback,10.0.0.0/8',
    asNetworks,
  ),
  KINSONG_INSECURE: setting(
    'signing in over plain http beyond this machine',
    '0, refused',
    '0 or 1',
    asYesOrNo,
  ),
  KINSONG_CROSS_SITE: setting(
    'the pages come from another site than the calls, so cookies must cross',
    '0',
    '0 or 1',
    asYesOrNo,
  ),
  KINSONG_LINK_PREVIEWS: setting(
    'the house fetches the pages that people link to, and shows what they say of themselves',
    '1',
    '0 or 1',
    asYesOrNo,
  ),
  KINSONG_RATE_LIMITS: setting(
    'limits on how often one network may call, and try codes',
    '1; 0 is for measurements on a closed machine only',
    '0 or 1',
    asYesOrNo,
  ),
  KINSONG_LOG_LEVEL: setting(
    'how much is logged',
    'info',
    `one of ${logLevels.join(', ')}`,
    asOneOf(...logLevels),
  ),
  KINSONG_METRICS_TOKEN: setting(
    'the bearer token that opens /metrics to other machines',
    'only this machine reads it',
    'at least 16 characters',
    atLeast(16),
  ),
};

type Name = keyof typeof settings;
type Value<N extends Name> = Exclude<ReturnType<(typeof settings)[N]['read']>, undefined>;
export type Environment = Readonly<Record<string, string | undefined>>;

function refuseUnknown(env: Environment): void {
  const known = Object.keys(settings);
  for (const name of Object.keys(env).filter(
    (name) => name.startsWith('KINSONG_') && !known.includes(name),
  )) {
    const meant = nearest(name, known);
    throw new SettingError(
      `${name} is not a setting of this house${meant === undefined ? '; they are listed in docs/operations/settings.md' : `; did you mean ${meant}?`}`,
    );
  }
}

export function readConfig(env: Environment): Config {
  refuseUnknown(env);
  const read = <N extends Name>(name: N): Value<N> | null => {
    const text = env[name]?.trim();
    // Set to nothing means unset: compose files and service units pass empty names on.
    if (text === undefined || text === '') return null;
    const value = settings[name].read(text);
    if (value === undefined) throw new SettingError(`${name} must be ${settings[name].mustBe}`);
    return value as Value<N>;
  };

  const port = read('KINSONG_PORT') ?? 8001;
  const dataFolder = resolve(read('KINSONG_DATA') ?? 'data');
  const publicUrl = read('KINSONG_PUBLIC_URL') ?? new URL(`http://localhost:${port}`);
  const bucket = read('KINSONG_FILES_URL');
  const provider = [
    read('KINSONG_OIDC_ISSUER'),
    read('KINSONG_OIDC_CLIENT_ID'),
    read('KINSONG_OIDC_CLIENT_SECRET'),
  ] as const;
  const crossSite = read('KINSONG_CROSS_SITE') ?? false;
  if (crossSite && publicUrl.protocol !== 'https:' && publicUrl.hostname !== 'localhost') {
    throw new SettingError(
      'KINSONG_CROSS_SITE=1 needs an https KINSONG_PUBLIC_URL: browsers refuse such cookies over http',
    );
  }
  return {
    port,
    host: read('KINSONG_HOST') ?? '0.0.0.0',
    dataFolder,
    publicUrl,
    databaseUrl: read('KINSONG_DATABASE_URL'),
    redisUrl: read('KINSONG_REDIS_URL'),
    files: bucket === null ? { kind: 'disk', folder: join(dataFolder, 'files') } : { kind: 's3', ...bucket },
    largestFile: {
      document: read('KINSONG_LARGEST_DOCUMENT') ?? 25 * megabyte,
      film: read('KINSONG_LARGEST_FILM') ?? 500 * megabyte,
    },
    smtpUrl: read('KINSONG_SMTP_URL'),
    mailFrom: read('KINSONG_MAIL_FROM') ?? `Kinsong <kinsong@${publicUrl.hostname}>`,
    oidc: providerOf(provider),
    federationUrl: read('KINSONG_FEDERATION_URL'),
    model: modelOf(read),
    secret: read('KINSONG_SECRET'),
    trustProxy: read('KINSONG_TRUST_PROXY') ?? [],
    insecure: read('KINSONG_INSECURE') ?? false,
    linkPreviews: read('KINSONG_LINK_PREVIEWS') ?? true,
    rateLimits: read('KINSONG_RATE_LIMITS') ?? true,
    crossSite,
    logLevel: read('KINSONG_LOG_LEVEL') ?? 'info',
    metricsToken: read('KINSONG_METRICS_TOKEN'),
  };
}

type Reader = <N extends Name>(name: N) => Value<N> | null;

function modelOf(read: Reader): ModelSettings | null {
  const model = modelSettings({
    kind: read('KINSONG_MODEL_PROVIDER'),
    url: read('KINSONG_MODEL_URL'),
    key: read('KINSONG_MODEL_KEY'),
    model: read('KINSONG_MODEL'),
    prices: read('KINSONG_MODEL_PRICES'),
    budget: read('KINSONG_MODEL_BUDGET'),
    share: read('KINSONG_MODEL_BUDGET_EACH'),
    patience: read('KINSONG_MODEL_PATIENCE'),
  });
  if (typeof model === 'string') throw new SettingError(model);
  return model;
}

/** All three or none. */
function providerOf([issuer, clientId, clientSecret]: readonly (string | null)[]): IdentityProvider | null {
  if (issuer == null && clientId == null && clientSecret == null) return null;
  const missing =
    issuer == null
      ? 'KINSONG_OIDC_ISSUER'
      : clientId == null
        ? 'KINSONG_OIDC_CLIENT_ID'
        : 'KINSONG_OIDC_CLIENT_SECRET';
  if (issuer == null || clientId == null || clientSecret == null) {
    throw new SettingError(`${missing} must be set too: signing in by another service needs all three`);
  }
  return { issuer, clientId, clientSecret };
}

/** The table of docs/operations/settings.md. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { is, mustBe, unset }]) => `| \`${name}\` | ${is} | ${mustBe} | ${unset} |`,
  );
  return [
    '| setting | what it is | what it must be | when it is not set |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
