import { describe, expect, it } from 'vitest';
import { tuneSeconds, tuneWav } from './sound.ts';
import { tunes } from './tunes.ts';

describe('tuneWav', () => {
  it('tuneWav makes a complete WAV file of the right length, neither silent nor clipped', () => {
    for (const tune of Object.values(tunes)) {
      const bytes = tuneWav(tune);
      const view = new DataView(bytes.buffer);
      const rate = view.getUint32(24, true);
      expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('RIFF');
      expect(view.getUint32(40, true)).toBe(bytes.length - 44);
      expect((bytes.length - 44) / rate).toBeCloseTo(tuneSeconds(tune), 1);
      const samples = bytes.slice(44);
      const loud = samples.reduce((sum, v) => sum + Math.abs(v - 128), 0) / samples.length;
      expect(loud, tune.id).toBeGreaterThan(3);
      expect(samples.filter((v) => v <= 18 || v >= 238).length / samples.length, tune.id).toBeLessThan(0.05);
    }
  });

  it('tunes have voices of equal length', () => {
    for (const tune of Object.values(tunes)) {
      if (!('voices' in tune)) continue;
      const lengths = tune.voices.map((voice) => voice.notes.trim().split(/\s+/).length);
      expect(new Set(lengths).size, `${tune.id}: ${lengths.join(', ')}`).toBe(1);
    }
  });
});
