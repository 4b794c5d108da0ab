import { describe, expect, it } from 'vitest';
import { compileQuery, isBlank, parseQuery } from './query.ts';

function compiled(typed: string, withTrail = true) {
  return compileQuery(parseQuery(typed), { blogIds: new Map([['odile', '7']]), withTrail });
}
/** Returns the compiled conditions without the one that every post fulfils. */
const match = (typed: string) => compiled(typed).match.replace(/^'=post'( & )?/, '');

describe('search query', () => {
  it.each([
    ['moon jar', "('moon':*) & (('jar' | 'jars'))"],
    ['"moon jar"', "('moon' <-> 'jar')"],
    ['lo-fi', "('lo' <-> ('fi' | 'fis'))"],
    ['-moon', "!('moon':*)"],
    ['-"moon jar"', "!('moon' <-> 'jar')"],
    ['#Fog tag:"foggy morning" -tag:rain', "'#fog' & '#foggy morning' & !'#rain'"],
    ['type:photo type:gif', "('=photo' | '=gif')"],
    ['＃İzmir ﹟ＡＢＣ', "'#izmir' & '#abc'"],
    ["l'étoile", "(('letoile':* | 'etoile':*))"],
    ['"l\'étoile du"', "('letoile' <-> 'du')"],
    ['지도를', "('지도' <-> ('도를'))"],
    ['from:Odile', "('=blog:7')"],
    ['from:@nobody', "('=blog:=nothing')"],
    ['-from:odile', "!'=blog:7'"],
    ['has:alt', "'=alt'"],
  ])('the search query compiles: %s', (typed, expected) => {
    expect(match(typed)).toBe(expected);
  });

  it('parseQuery reads before: and after: as days', () => {
    expect(parseQuery('fog before:2026-01-31 after:2025-02-28')).toMatchObject({
      before: Date.UTC(2026, 0, 31),
      after: Date.UTC(2025, 1, 28),
    });
  });

  it.each(['before:2026-02-30', 'before:soon', 'type:hologram', 'has:wings', 'from:a/b', 'colour:red'])(
    'parseQuery treats %s as words, because it is no valid operator',
    (typed) => {
      const query = parseQuery(typed);
      expect(query.words).toHaveLength(1);
      expect(query.before).toBeUndefined();
    },
  );

  it.each(['', '   ', '?!', '"', '""', '-', '#', '---', '\u202e'])('isBlank is true for %j', (typed) => {
    expect(isBlank(parseQuery(typed))).toBe(true);
  });

  it('compileQuery ranks by the wanted words alone', () => {
    expect(compiled('moon -sun #fog type:text').rank).toBe("('moon':*)");
  });

  it('compileQuery searches trails only when asked to', () => {
    expect(compiled('moon', false).match).toContain("'moon':*ABC");
    expect(compiled('moon', true).match).not.toContain('ABC');
  });

  it('parseQuery truncates a long query', () => {
    expect(parseQuery('wool '.repeat(1000)).words).toHaveLength(24);
  });
});
