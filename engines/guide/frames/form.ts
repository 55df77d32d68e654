import type { FormKind } from './form-kind.ts';
import { forms, leads } from './forms.words.ts';
import { masking } from './pattern.ts';

export interface Form {
  readonly kind: FormKind;
  /** Behind courtesy, and behind the words of the form: where the thing itself begins. */
  readonly from: number;
  readonly core: number;
}

const lead = masking(`(?:${leads}(?: \\|)? |\\| )+`);
const patterns = forms.map(([kind, pattern]) => ({ kind, pattern: masking(pattern) }));

/** The form of a line, behind what stands before its main clause. */
export function formOf(mask: string, main = 0): Form {
  const from = main + (lead.exec(mask.slice(main))?.[0].length ?? 0);
  const rest = mask.slice(from);
  const found = patterns.find(({ pattern }) => pattern.test(rest));
  if (found === undefined) return { kind: 'fragment', from, core: from };
  const held = found.pattern.exec(rest)?.[0].length ?? 0;
  const core = from + held + (/^ */.exec(rest.slice(held))?.[0].length ?? 0);
  return { kind: found.kind, from, core };
}
