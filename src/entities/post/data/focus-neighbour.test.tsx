import { afterEach, expect, it, vi } from 'vitest';
import { focusNeighbour } from './focus-neighbour.ts';

function show(...ids: string[]): (id: string) => HTMLElement {
  document.body.innerHTML = `<button>Elsewhere</button><main>${ids
    .map((id) => `<article tabindex="-1" data-post="${id}"><button>Menu of ${id}</button></article>`)
    .join('')}</main>`;
  return (id) => document.querySelector<HTMLElement>(`[data-post="${id}"]`) as HTMLElement;
}
const focused = () => (document.activeElement as HTMLElement).dataset.post;

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['1', ['1', '2', '3'], '2'],
  ['3', ['1', '2', '3'], '2'],
])('when post %s of %j goes, %s has the focus', async (gone, ids, next) => {
  const card = show(...ids);
  card(gone).querySelector('button')?.focus();
  focusNeighbour(gone);
  expect(focused()).toBeUndefined();
  card(gone).remove();
  await vi.waitFor(() => expect(focused()).toBe(next));
});

it('leaves whoever has gone elsewhere where they are', async () => {
  const card = show('1', '2');
  focusNeighbour('1');
  document.querySelector('button')?.focus();
  card('1').remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('gives it to nothing where the post stood alone', async () => {
  const card = show('1');
  focusNeighbour('1');
  card('1').remove();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
