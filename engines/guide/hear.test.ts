import { describe, expect, it } from 'vitest';
import { deaf, testHouse } from './frames/test-house.ts';
import { hear } from './hear.ts';

describe('[G2] a message is heard', () => {
  it('danger stands beside the frames, whatever else is said', () => {
    expect(hear('remind me to buy fish', testHouse, deaf).danger).toBeNull();
    expect(hear('remind me to buy fish. I want to kill myself', testHouse, deaf).danger).toBe('certain');
  });
});
