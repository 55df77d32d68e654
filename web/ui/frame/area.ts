/** A part of the house with a hue of its own. It stands apart from the frame, so that plain data may name it. */
export type Area = 'guild' | 'salon' | 'council' | 'room' | 'organiser' | 'lodging' | 'workshop' | 'insight';
