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
])('focusNeighbour: when post %s of %j is removed, %s gets focus', async (gone, ids, next) => {
  const card = show(...ids);
  card(gone).querySelector('button')?.focus();
  focusNeighbour(gone);
  expect(focused()).toBeUndefined();
  card(gone).remove();
  await vi.waitFor(() => expect(focused()).toBe(next));
});

it('focusNeighbour leaves focus alone when the reader has moved it elsewhere', async () => {
  const card = show('1', '2');
  focusNeighbour('1');
  document.querySelector('button')?.focus();
  card('1').remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('focusNeighbour focuses nothing when there is no other post', async () => {
  const card = show('1');
  focusNeighbour('1');
  card('1').remove();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
