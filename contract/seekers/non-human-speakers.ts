/**
 * Who speaks here without being a person: the guide, and the house itself for reminders and notices. They have a name
 * and no account: nobody signs in as one of them, and none is a member of anything.
 */
export const voices = {
  mairy: { id: '6d616972-7900-4000-8000-000000000001', name: 'Mairy' },
  house: { id: '686f7573-6500-4000-8000-000000000001', name: 'The House' },
} as const;

export type VoiceName = keyof typeof voices;

const byId = new Map<string, (typeof voices)[VoiceName]>(
  Object.values(voices).map((voice) => [voice.id, voice]),
);

export const voiceOf = (id: string): (typeof voices)[VoiceName] | undefined => byId.get(id);
export const isVoice = (id: string): boolean => byId.has(id);
