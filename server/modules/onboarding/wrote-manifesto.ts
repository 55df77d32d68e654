import type { Db } from '../../platform/database/index.ts';
import { currentManifesto } from './manifesto/versions.sql.ts';
import { savedFields } from './manifesto-talk/manifesto-talk.sql.ts';

/** Whether somebody finished a manifesto, by the form or by the talk. What is in it is not asked here. */
export async function wroteManifesto(db: Db, personId: string): Promise<boolean> {
  const [form, talked] = await Promise.all([currentManifesto(db, personId), savedFields(db, personId, 1)]);
  return form?.buildOverTime === false || talked.length > 0;
}
