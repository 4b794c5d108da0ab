import { describe, expect, it } from 'vitest';
import { artFrames, artSvg, frameCount, parseArtFile } from './art.ts';
import { allArts, artById } from './sources.ts';

describe('artSvg', () => {
  it('artSvg draws every picture of the world without NaN', () => {
    for (const art of allArts().values()) {
      const svg = artSvg(art, 640);
      expect(svg.startsWith('<svg '), art.id).toBe(true);
      expect(svg.endsWith('</svg>'), art.id).toBe(true);
      expect(svg, art.id).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length, art.id).toBeLessThan(300_000);
    }
  });

  it('artSvg is deterministic and draws the same at every width', () => {
    const art = artById('marlow-jetty-blue');
    if (!art) throw new Error('the jetty is gone');
    expect(artSvg(art, 640)).toBe(artSvg(art, 640));
    const body = (width: number) => artSvg(art, width).replace(/width="\d+" height="\d+"/, '');
    expect(body(320)).toBe(body(1280));
  });

  it('artSvg uses no font', () => {
    for (const art of allArts().values()) expect(artSvg(art, 64)).not.toContain('<text');
  });

  it('artSvg moves animated pictures', () => {
    for (const art of allArts().values()) {
      if (!art.animated) continue;
      const frames = artFrames(art, 120);
      expect(frames).toHaveLength(frameCount);
      expect(new Set(frames).size, art.id).toBeGreaterThan(1);
    }
  });
});

describe('parseArtFile', () => {
  it('parseArtFile parses what artUrl builds', () => {
    expect(parseArtFile('marlow-jetty-blue_640.webp')).toEqual({
      id: 'marlow-jetty-blue',
      width: 640,
      format: 'webp',
    });
    expect(parseArtFile('odile-dough_480.gif')).toEqual({ id: 'odile-dough', width: 480, format: 'gif' });
  });

  it('parseArtFile returns undefined for any other address', () => {
    for (const file of ['../secret_640.webp', 'a_1.webp', 'a_99999.webp', 'a_640.png', 'A_640.webp', ''])
      expect(parseArtFile(file)).toBeUndefined();
  });
});
