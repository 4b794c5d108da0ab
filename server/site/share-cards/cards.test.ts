import { describe, expect, it } from 'vitest';
import { aBlog } from '#tests/support/ui-posts.ts';
import { ShareCards } from './cards.ts';
import type { CardFacts } from './layout.ts';

const facts = (words: string): CardFacts => ({ blogName: 'ann', theme: aBlog('ann').theme, words });

/** Returns a drawing function that tests resolve by hand. */
function hand() {
  const asked: Array<{ words: string; finish: (error?: Error) => void }> = [];
  const draw = ({ words }: CardFacts) =>
    new Promise<Buffer>((resolve, reject) => {
      asked.push({ words, finish: (error) => (error ? reject(error) : resolve(Buffer.from(words))) });
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return { asked, draw, settle };
}

describe('ShareCards', () => {
  it('ShareCards draws a card once for concurrent requests and keeps it', async () => {
    const { asked, draw, settle } = hand();
    const cards = new ShareCards(draw);
    const both = [cards.card('1', facts('one')), cards.card('1', facts('one'))];
    await settle();
    expect(asked).toHaveLength(1);
    asked[0]?.finish();
    expect((await Promise.all(both)).map(String)).toEqual(['one', 'one']);
    expect(String(await cards.card('1', facts('one')))).toBe('one');
    expect(asked).toHaveLength(1);
  });

  it('ShareCards draws one card after the other, also after a failure', async () => {
    const { asked, draw, settle } = hand();
    const cards = new ShareCards(draw);
    const first = cards.card('1', facts('one'));
    const second = cards.card('2', facts('two'));
    await settle();
    expect(asked.map(({ words }) => words)).toEqual(['one']);
    asked[0]?.finish(new Error('no ink'));
    await expect(first).rejects.toThrow('no ink');
    await settle();
    asked[1]?.finish();
    expect(String(await second)).toBe('two');
  });

  it('ShareCards refuses a card while twelve are waiting, and accepts it afterwards', async () => {
    const { asked, draw, settle } = hand();
    const cards = new ShareCards(draw);
    const waiting = Array.from({ length: 12 }, (_, index) => cards.card(String(index), facts('wool')));
    expect(await cards.card('12', facts('late'))).toBeUndefined();
    await settle();
    asked[0]?.finish();
    await waiting[0];
    void cards.card('12', facts('late'));
    await settle();
    expect(asked).toHaveLength(2);
  });
});
