/** Blank text says nothing, nor do letters that nobody sees. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);
/** A NUL, or half a letter beyond the first plane, is no text and can not be kept. */
export const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export const cannotBeKept = 'There is a letter in this that can not be kept.';

/** A letter that turns the others around: what stands written would be read as something else. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** Words as they are read, and nothing that only a machine sees. Letters that join emojis and scripts are no harm. */
export const isHonest = (text: string): boolean => isText(text) && !turning.test(text);
/** The same in one line. */
export const isHonestLine = (text: string): boolean => isHonest(text) && !/\p{Cc}/u.test(text);
