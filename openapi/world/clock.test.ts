import { describe, expect, it } from 'vitest';
import { idAt, seconds } from './clock.ts';

describe('seconds', () => {
  it('seconds parses time spans', () => {
    expect(seconds('3d 4h 10m')).toBe(3 * 86_400 + 4 * 3600 + 600);
    expect(seconds('45s')).toBe(45);
  });

  it('seconds throws for an invalid span', () => {
    expect(() => seconds('soon')).toThrow(RangeError);
  });
});

describe('idAt', () => {
  it('idAt sorts by time first', () => {
    const now = Date.parse('2026-11-14T12:00:00Z');
    expect(BigInt(idAt(now, 'z'))).toBeLessThan(BigInt(idAt(now + 1000, 'a')));
    expect(idAt(now, 'a')).not.toBe(idAt(now, 'b'));
  });
});
