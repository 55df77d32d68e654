import type { AuditEntry } from '@kinsong/contract/super/audit-log.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { expect, test } from 'vitest';
import { auditInWords, reasonOf } from './audit-in-words.ts';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: newId(),
  at: '2026-11-02T18:20:00.000Z',
  person: { id: newId(), name: 'Hanna', avatar_url: '' },
  act: 'signed in',
  whom: null,
  detail: null,
  device: 'Firefox',
  ...part,
});

test('what was done is a sentence, and its reason stands apart', () => {
  expect(auditInWords(entry({}))).toBe('Hanna signed in');
  expect(auditInWords(entry({ person: null, act: 'failed to sign in' }))).toBe('Somebody failed to sign in');
  const given = entry({ act: 'gave a role', whom: 'Ilse', detail: 'facilitator: led three: all went well' });
  expect(auditInWords(given)).toBe('Hanna gave Ilse the role of Facilitator');
  expect(reasonOf(given)).toBe('led three: all went well');
  expect(auditInWords(entry({ act: 'took a role', whom: 'Ilse', detail: 'monitor: moved' }))).toBe(
    'Hanna took the role of Monitor from Ilse',
  );
  expect(auditInWords(entry({ act: 'gave a place', whom: 'Mei' }))).toBe('Hanna gave a place: Mei');
});
