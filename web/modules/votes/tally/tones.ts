import tones from './tones.module.css';

const hues = 8;

/** The colour of a choice, by its place among them. */
export const toneOf = (place: number): string => tones[`choice${(place % hues) + 1}`] ?? '';

export const { good: goodTone = '', ember: emberTone = '', faint: faintTone = '' } = tones;
