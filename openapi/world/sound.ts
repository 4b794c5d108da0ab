/** Generates the world's tunes and noises. */
import { noise1, random } from './random.ts';

const rate = 11_025;

export interface Tune {
  id: string;
  title: string;
  album: string;
  /** Beats a minute; one character of a voice is half a beat. */
  tempo: number;
  /** Voices as note names with octave, `-` holds, `.` rests. Left out for a noise. */
  voices?: readonly { wave: 'square' | 'triangle' | 'saw' | 'pluck'; gain: number; notes: string }[];
  noise?: 'wind' | 'rain' | 'kettle' | 'fire';
  /** Duration of a noise. */
  seconds?: number;
}

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Returns the frequency of `a4`, `c#5`, `eb3` …, in hertz. */
function pitch(note: string): number {
  const [, letter = 'a', accidental = '', octave = '4'] = /^([a-g])([#b]?)(\d)$/.exec(note) ?? [];
  const semitone = (LETTERS[letter] ?? 0) + (accidental === '#' ? 1 : accidental === 'b' ? -1 : 0);
  return 440 * 2 ** ((semitone + 12 * (Number(octave) + 1) - 69) / 12);
}

function shape(wave: 'square' | 'triangle' | 'saw' | 'pluck', phase: number): number {
  const p = phase - Math.floor(phase);
  if (wave === 'square') return p < 0.25 ? 1 : -0.33;
  if (wave === 'saw') return 1 - 2 * p;
  if (wave === 'triangle') return 4 * Math.abs(p - 0.5) - 1;
  return Math.sin(phase * Math.PI * 2) + 0.4 * Math.sin(phase * Math.PI * 4);
}

/** Returns the length of a tune in seconds. */
export function tuneSeconds(tune: Tune): number {
  if (!tune.voices) return tune.seconds ?? 8;
  const steps = Math.max(...tune.voices.map((voice) => voice.notes.trim().split(/\s+/).length));
  return (steps * 30) / tune.tempo;
}

function render(tune: Tune): Float64Array {
  const seconds = tuneSeconds(tune);
  const out = new Float64Array(Math.round(seconds * rate));
  const rnd = random(tune.id);
  if (!tune.voices) {
    const swell = noise1(`${tune.id}:swell`, 3);
    let low = 0;
    for (let i = 0; i < out.length; i += 1) {
      const t = i / rate;
      const white = rnd.next() * 2 - 1;
      const soft = tune.noise === 'wind' ? 0.03 : tune.noise === 'fire' ? 0.05 : 0.35;
      low += (white - low) * soft * (1 + swell(t * 0.8) * 0.8);
      let v =
        low *
        (tune.noise === 'wind' ? 3.2 : tune.noise === 'fire' ? 2.4 : 1.1) *
        (0.6 + 0.4 * swell(t * 0.5 + 7));
      if (tune.noise === 'rain' && rnd.chance(0.0016)) v += rnd.range(-0.7, 0.7);
      if (tune.noise === 'fire' && rnd.chance(0.0012)) v += rnd.range(-1.4, 1.4);
      if (tune.noise === 'kettle')
        v =
          v * Math.min(1, t / seconds) +
          0.25 * Math.sin(2 * Math.PI * (900 + 500 * (t / seconds)) * t) * (t / seconds) ** 3;
      out[i] = v * 0.5;
    }
    return out;
  }
  const step = 30 / tune.tempo;
  for (const voice of tune.voices) {
    const notes = voice.notes.trim().split(/\s+/);
    for (let k = 0; k < notes.length; k += 1) {
      const note = notes[k];
      if (!note || note === '.' || note === '-') continue;
      let hold = 1;
      while (notes[k + hold] === '-') hold += 1;
      const hertz = pitch(note);
      const from = Math.round(k * step * rate);
      const length = Math.round(hold * step * rate);
      for (let i = 0; i < length && from + i < out.length; i += 1) {
        const t = i / rate;
        const attack = Math.min(1, t / 0.008);
        const release = Math.min(1, (length - i) / (0.03 * rate));
        const decay = voice.wave === 'pluck' ? Math.exp(-t * 3.2) : 0.7 + 0.3 * Math.exp(-t * 6);
        const at = from + i;
        out[at] = (out[at] ?? 0) + shape(voice.wave, hertz * t) * voice.gain * attack * release * decay;
      }
    }
  }
  return out;
}

/** Returns a tune as an 8-bit mono WAV file of 11,025 samples a second: about 11 kB a second. */
export function tuneWav(tune: Tune): Uint8Array {
  const samples = render(tune);
  const bytes = new Uint8Array(44 + samples.length);
  const view = new DataView(bytes.buffer);
  const text = (at: number, s: string) => {
    for (let i = 0; i < s.length; i += 1) bytes[at + i] = s.charCodeAt(i);
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, samples.length, true);
  samples.forEach((v, i) => {
    bytes[44 + i] = Math.round(128 + 110 * Math.max(-1, Math.min(1, v)));
  });
  return bytes;
}
