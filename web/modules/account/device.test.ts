import { expect, test } from 'vitest';
import { deviceInWords } from './device.ts';

test('[L9] a device is called as its owner calls it', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
  expect(deviceInWords(edge)).toBe('Edge on Windows');
  expect(deviceInWords(phone)).toBe('Safari on iPhone');
  expect(deviceInWords('curl/8.5.0')).toBe('curl/8.5.0');
  expect(deviceInWords('')).toBe('A device without a name');
});
