import { brand } from './forms/brand.ts';
import { business } from './forms/business.ts';
import { compass } from './forms/compass.ts';
import { event } from './forms/event.ts';
import { stock } from './forms/stock.ts';
import { vision } from './forms/vision.ts';
import type { SheetForm } from './sheet-form.ts';

/** Every worksheet there is, in the order of the panel. */
export const sheetForms: readonly SheetForm[] = [business, vision, brand, compass, event, stock];

export const formOf = (key: string): SheetForm | undefined => sheetForms.find((form) => form.key === key);
