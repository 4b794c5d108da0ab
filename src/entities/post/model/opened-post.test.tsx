import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { aPost } from '#tests/support/ui-posts.ts';
import { endPostTransition, startPostTransition, useIsInTransition, useOpenedPost } from './opened-post.ts';

function Card({ id }: { id: string }) {
  const travels = useIsInTransition(id);
  const known = useOpenedPost(id);
  return <p>{`${id}: ${travels ? 'travels' : 'stays'}, ${known ? 'known' : 'unknown'}`}</p>;
}

function start() {
  return renderApp(
    <>
      <Card id="1" />
      <Card id="2" />
    </>,
  );
}

const cardStates = () => screen.getAllByText(/: /).map(({ textContent }) => textContent);

afterEach(() => {
  act(endPostTransition);
  vi.unstubAllGlobals();
});

it('startPostTransition animates one card at a time, until endPostTransition', () => {
  const { queryClient } = start();
  act(() => startPostTransition(queryClient, aPost({ id: '1' })));
  expect(cardStates()).toEqual(['1: travels, known', '2: stays, unknown']);
  act(() => startPostTransition(queryClient, aPost({ id: '2' })));
  expect(cardStates()).toEqual(['1: stays, unknown', '2: travels, known']);
  act(endPostTransition);
  expect(cardStates()[1]).toMatch(/stays/);
});

it.each([
  ['the system', () => vi.stubGlobal('matchMedia', () => ({ matches: true })), () => {}],
  [
    'the member',
    () => (document.documentElement.dataset.motion = 'calm'),
    () => delete document.documentElement.dataset.motion,
  ],
])(
  'startPostTransition animates nothing where %s asks for reduced motion',
  (_, turnOnReducedMotion, turnOffReducedMotion) => {
    turnOnReducedMotion();
    const { queryClient } = start();
    act(() => startPostTransition(queryClient, aPost({ id: '1' })));
    expect(cardStates()[0]).toMatch(/stays/);
    turnOffReducedMotion();
  },
);

it('useOpenedPost forgets the post when the query cache is cleared', () => {
  start();
  act(() => startPostTransition(makeQueryClient(), aPost({ id: '1' })));
  expect(cardStates()[0]).toMatch(/unknown/);
});
