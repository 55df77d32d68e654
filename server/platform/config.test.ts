import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig, SettingError, settings, settingsTable, type Environment } from './config.ts';

const refusal = (env: Environment): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return 'taken as it is';
};

describe('with nothing set', () => {
  test('the house stands on its own feet', () => {
    const config = readConfig({ PATH: '/bin' });
    expect(config).toMatchObject({
      port: 8001,
      host: '0.0.0.0',
      databaseUrl: null,
      redisUrl: null,
      smtpUrl: null,
    });
    expect(config.publicUrl.origin).toBe('http://localhost:8001');
    expect(config.dataFolder).toBe(`${process.cwd()}/data`);
    expect(config.files).toEqual({ kind: 'disk', folder: `${process.cwd()}/data/files` });
    expect(config.mailFrom).toBe('Kinsong <kinsong@localhost>');
  });

  test('an empty text counts as unset', () => {
    expect(readConfig({ KINSONG_PORT: '', KINSONG_REDIS_URL: ' ' })).toMatchObject({
      port: 8001,
      redisUrl: null,
    });
  });
});

test('the public address follows the port', () => {
  expect(readConfig({ KINSONG_PORT: '9000' }).publicUrl.href).toBe('http://localhost:9000/');
});

test('a store for files is taken apart', () => {
  const url = 's3://key%2F1:se%40cret@store.example:9000/songs?region=eu-central-1&tls=0';
  expect(readConfig({ KINSONG_FILES_URL: url }).files).toEqual({
    kind: 's3',
    endpoint: 'http://store.example:9000',
    bucket: 'songs',
    region: 'eu-central-1',
    key: 'key/1',
    secret: 'se@cret',
  });
});

test('a database behind a socket is an address too', () => {
  const url = 'postgres://me:pw@/kinsong?host=/run/postgresql';
  expect(readConfig({ KINSONG_DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  ['KINSONG_PORT', '80 01'],
  ['KINSONG_PORT', '65536'],
  ['KINSONG_PUBLIC_URL', 'kinsong.example'],
  ['KINSONG_PUBLIC_URL', 'https://kinsong.example/house'],
  ['KINSONG_DATABASE_URL', 'mysql://host/name'],
  ['KINSONG_REDIS_URL', 'host:6379'],
  ['KINSONG_FILES_URL', 's3://host/bucket'],
  ['KINSONG_FILES_URL', 's3://key:secret@host'],
  ['KINSONG_SMTP_URL', 'smtp.example'],
  ['KINSONG_MAIL_FROM', 'Kinsong <post>'],
  ['KINSONG_OIDC_ISSUER', 'http://accounts.example'],
  ['KINSONG_OIDC_ISSUER', 'accounts.example'],
  ['KINSONG_SECRET', 'short'],
  ['KINSONG_TRUST_PROXY', '1'],
  ['KINSONG_TRUST_PROXY', '10.0.0.0/33'],
  ['KINSONG_INSECURE', 'yes'],
  ['KINSONG_CROSS_SITE', 'true'],
  ['KINSONG_LOG_LEVEL', 'loud'],
  ['KINSONG_METRICS_TOKEN', 'short'],
] as const)('%s=%s is refused in one line that names it and says what it should be', (name, value) => {
  const said = refusal({ [name]: value });
  expect(said).toBe(`${name} must be ${settings[name].mustBe}`);
  expect(said).not.toContain('\n');
});

describe('a name nobody knows', () => {
  test('is refused with the name that was meant', () => {
    expect(refusal({ KINSONG_DATABSE_URL: 'x' })).toBe(
      'KINSONG_DATABSE_URL is not a setting of this house; did you mean KINSONG_DATABASE_URL?',
    );
  });

  test('is refused with where to look, when nothing is near', () => {
    expect(refusal({ KINSONG_COLOUR_OF_DOOR: 'red' })).toContain('docs/operations/settings.md');
  });

  test('of somebody else is none of our business', () => {
    expect(refusal({ POSTGRES_URL: 'x' })).toBe('taken as it is');
  });
});

test('another service signs people in with all of its three settings, or not at all', () => {
  const [issuer, id, secret] = [
    { KINSONG_OIDC_ISSUER: 'https://accounts.example' },
    { KINSONG_OIDC_CLIENT_ID: 'house' },
    { KINSONG_OIDC_CLIENT_SECRET: 'shh' },
  ];
  expect(readConfig({}).oidc).toBeNull();
  expect(readConfig({ ...issuer, ...id, ...secret }).oidc).toEqual({
    issuer: 'https://accounts.example',
    clientId: 'house',
    clientSecret: 'shh',
  });
  expect(refusal({ ...issuer, ...id })).toContain('KINSONG_OIDC_CLIENT_SECRET must be set too');
  expect(refusal({ ...id, ...secret })).toContain('KINSONG_OIDC_ISSUER must be set too');
});

test('cookies that cross sites are refused where a browser would drop them', () => {
  expect(refusal({ KINSONG_CROSS_SITE: '1', KINSONG_PUBLIC_URL: 'http://home.example' })).toContain('https');
  expect(readConfig({ KINSONG_CROSS_SITE: '1', KINSONG_PUBLIC_URL: 'https://home.example' }).crossSite).toBe(
    true,
  );
});

test('the page of settings says what is true', async () => {
  const page = await readFile(new URL('../../docs/operations/settings.md', import.meta.url), 'utf8');
  expect(page, 'copy the table from settingsTable()').toContain(settingsTable());
});
